import { formatMoney, withCode } from '#domain/money';
import type { Booking, ChosenRoom } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import { clockTime, instantAt, longDate } from '../../platform/mail/hotel-time.ts';
import type { Fact } from './fact.ts';
import { besideTotal } from './price-fact.ts';

/** The dates, rooms and extras of a stay, for guest and hotel. */
export function stayFacts(text: Texts, { reference, stay, location, rooms, lines }: Booking): Fact[] {
  const { timezone } = location;
  const arrival = { date: longDate(stay.checkIn, text.locale), time: clockTime(location.checkIn), timezone };
  const extras = lines
    .filter(({ kind }) => kind === 'EXTRA')
    .map(({ label, quantity }) => `${label} × ${quantity}`);
  const departure = {
    date: longDate(stay.checkOut, text.locale),
    time: clockTime(location.checkOut),
    timezone,
  };
  return [
    { label: text('mail.confirmed.reference'), lines: [reference] },
    { label: text('mail.confirmed.checkIn'), lines: [text('mail.confirmed.from', arrival)] },
    { label: text('mail.confirmed.checkOut'), lines: [text('mail.confirmed.until', departure)] },
    { label: text('mail.confirmed.rooms'), lines: rooms.map((room) => roomLine(text, room)) },
    ...(extras.length === 0 ? [] : [{ label: text('mail.confirmed.extras'), lines: extras }]),
  ];
}

/** The total, with how it is paid, what it includes, and what is paid at the hotel beside it. */
export function totalFact(text: Texts, booking: Booking): Fact {
  return {
    label: text('mail.confirmed.total'),
    lines: [howItIsPaid(text, booking), ...besideTotal(text, booking)],
  };
}

function howItIsPaid(text: Texts, { totals, payment, paidMinor, deposit, location }: Booking): string {
  const money = (amountMinor: number): string => formatMoney(amountMinor, totals, text.locale);
  const total = withCode(money(totals.totalMinor), totals);
  if (payment === 'PAID') return text('mail.confirmed.totalPaid', { total });
  if (deposit === undefined || paidMinor === 0) return text('mail.confirmed.totalAtHotel', { total });
  const parts = { total, paid: money(paidMinor), balance: money(totals.totalMinor - paidMinor) };
  const { dueAt, isOverdue = false } = deposit.balance;
  if (dueAt === undefined) return text('mail.confirmed.totalBalanceAtHotel', parts);
  const { timezone } = location;
  const key = isOverdue ? 'mail.confirmed.totalBalanceOverdue' : 'mail.confirmed.totalBalanceDue';
  return text(key, { ...parts, time: instantAt(dueAt, timezone, text.locale), timezone });
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
