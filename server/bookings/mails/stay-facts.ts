import { formatMoney } from '#domain/money';
import { LOCALE } from '#schemas/language';
import type { Booking, ChosenRoom } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { clockTime, longDate } from '../../platform/mail/hotel-time.ts';

export interface Fact {
  label: string;
  lines: string[];
}

/** The dates, rooms and extras of a stay, for guest and hotel. */
export function stayFacts(text: Texts, { reference, stay, location, rooms, lines }: Booking): Fact[] {
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

/** The total, with how it is paid. */
export function totalFact(text: Texts, { totals, payment }: Booking): Fact {
  const total = formatMoney(totals.totalMinor, totals.currency, LOCALE);
  const howItIsPaid = payment === 'PAID' ? 'mail.confirmed.totalPaid' : 'mail.confirmed.totalAtHotel';
  return { label: text('mail.confirmed.total'), lines: [text(howItIsPaid, { total })] };
}

function roomLine(text: Texts, room: ChosenRoom): string {
  const { roomName, ratePlanName, mealPlan, adults, childAges, extraBeds } = room;
  return [
    roomName,
    ratePlanName,
    text(`meals.${mealPlan}`),
    text('search.adultCount', { count: adults }),
    ...(childAges.length === 0 ? [] : [children(text, childAges)]),
    ...(extraBeds === 0 ? [] : [text('book.extraBeds', { count: extraBeds })]),
  ].join(', ');
}

/** With the ages, because they decide beds and prices. */
function children(text: Texts, ages: readonly number[]): string {
  return text('booking.childAges', {
    count: text('search.childCount', { count: ages.length }),
    ages: ages.join(', '),
  });
}
