import { formatMoney } from '#domain/money';
import { policySentences } from '#domain/policy-text';
import type { Booking, ChosenRoom } from '#schemas/api-types';
import { clockTime, instantAt, longDate } from './hotel-time.ts';
import type { MailDocument } from './mail-document.ts';
import type { Texts } from '../current-release/release-texts.ts';

interface Fact {
  label: string;
  lines: string[];
}

/** What a guest needs on the way to the hotel, without asking anybody: the whole booking in one mail. */
export function confirmationMail(
  text: Texts,
  booking: Booking,
  /** Where the guest finds the booking again, on any device. */
  findUrl: string,
): MailDocument {
  const location = booking.location.name;
  return {
    subject: text('mail.confirmed.subject', { location, reference: booking.reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: booking.guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.confirmed.intro', { location }) },
      {
        kind: 'facts',
        facts: [...stayFacts(text, booking), ...moneyFacts(text, booking), ...placeFacts(text, booking)],
      },
      { kind: 'paragraph', text: text('mail.confirmed.manage') },
      { kind: 'link', url: findUrl },
      { kind: 'paragraph', text: text('mail.signature', { location }) },
    ],
  };
}

function stayFacts(text: Texts, { reference, stay, location, rooms, lines }: Booking): Fact[] {
  const { timezone } = location;
  const arrival = { date: longDate(stay.checkIn), time: clockTime(location.checkIn), timezone };
  const extras = lines
    .filter(({ kind }) => kind === 'EXTRA')
    .map(({ label, quantity }) => `${label} × ${quantity}`);
  const departure = { date: longDate(stay.checkOut), time: clockTime(location.checkOut), timezone };
  return [
    { label: text('mail.confirmed.reference'), lines: [reference] },
    { label: text('mail.confirmed.checkIn'), lines: [text('mail.confirmed.from', arrival)] },
    { label: text('mail.confirmed.checkOut'), lines: [text('mail.confirmed.until', departure)] },
    { label: text('mail.confirmed.rooms'), lines: rooms.map((room) => roomLine(text, room)) },
    ...(extras.length === 0 ? [] : [{ label: text('mail.confirmed.extras'), lines: extras }]),
  ];
}

function roomLine(text: Texts, room: ChosenRoom): string {
  const { roomName, ratePlanName, mealPlan, adults, childAges, extraBeds } = room;
  return [
    roomName,
    ratePlanName,
    text(`meals.${mealPlan}`),
    text('search.adultCount', { count: adults }),
    ...(childAges.length === 0 ? [] : [text('search.childCount', { count: childAges.length })]),
    ...(extraBeds === 0 ? [] : [text('book.extraBeds', { count: extraBeds })]),
  ].join(', ');
}

function moneyFacts(text: Texts, { totals, policy, location, payment }: Booking): Fact[] {
  const total = formatMoney(totals.totalMinor, totals.currency);
  const howItIsPaid = payment === 'PAID' ? 'mail.confirmed.totalPaid' : 'mail.confirmed.totalAtHotel';
  const sentences = policySentences(policy, { timezone: location.timezone, currency: totals.currency });
  return [
    { label: text('mail.confirmed.total'), lines: [text(howItIsPaid, { total })] },
    { label: text('mail.confirmed.refund'), lines: [refundDeadline(text, { policy, location })] },
    {
      label: text('mail.confirmed.cancellation'),
      lines: sentences.map(({ key, params }) => text(key, params)),
    },
  ];
}

function refundDeadline(text: Texts, { policy, location }: Pick<Booking, 'location' | 'policy'>): string {
  const until = policy.findLast(({ kind }) => kind === 'FREE')?.until;
  if (until === undefined) return text('mail.confirmed.notRefundable');
  const { timezone } = location;
  return text('mail.confirmed.refundUntil', { time: instantAt(until, timezone), timezone });
}

function placeFacts(text: Texts, { location }: Booking): Fact[] {
  const { name, address, directions, phone, email } = location;
  return [
    { label: text('mail.confirmed.address'), lines: [name, ...address] },
    ...(directions === undefined ? [] : [{ label: text('mail.confirmed.directions'), lines: [directions] }]),
    { label: text('mail.confirmed.contact'), lines: [phone, email] },
  ];
}
