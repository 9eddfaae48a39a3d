import type { Amounts } from './amounts.ts';
import type { Balance, Charge, Deposit, RateDiscount, Restriction } from '#schemas/types';
import { counted } from '../report/summary.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `10 % booked 60 days before arrival; 12.5 % from 7 nights`. */
export function discountsInWords(discounts: readonly RateDiscount[]): string {
  return discounts.map(discountInWords).join('; ');
}

/** `30 % when booking`. */
export function depositInWords({ unit, value }: Deposit): string {
  return `${unit === 'DAY' ? counted(value, 'night') : `${value} %`} when booking`;
}

export function balanceInWords(balance: Balance): string {
  if (balance.due === 'AT_HOTEL') return 'at the hotel';
  return `${counted(balance.days, 'day')} before arrival, cancelled ${counted(balance.hours, 'hour')} later if unpaid`;
}

/** ISO days of the week. */
export function weekendInWords(days: readonly number[]): string {
  return days.length === 0 ? 'none' : days.map((day) => DAYS[day - 1] ?? String(day)).join(', ');
}

/** `2027-08-01 to 2027-08-31, at least 5 nights for arrivals on Saturday`. */
export function restrictionInWords(restriction: Restriction): string {
  const { from, to, roomIds, minNights, minNightsByArrivalDay = {}, maxNights } = restriction;
  const byDay = Object.entries(minNightsByArrivalDay).map(
    ([day, nights]) => `at least ${counted(nights, 'night')} for arrivals on ${capitalised(day)}`,
  );
  return [
    from === to ? from : `${from} to ${to}`,
    ...(roomIds === undefined ? [] : [roomIds.join(' and ')]),
    ...(restriction.closed === true ? ['closed'] : []),
    ...(restriction.closedToArrival === true ? ['no arrival'] : []),
    ...(restriction.closedToDeparture === true ? ['no departure'] : []),
    ...(minNights === undefined ? [] : [`at least ${counted(minNights, 'night')}`]),
    ...byDay,
    ...(maxNights === undefined ? [] : [`at most ${counted(maxNights, 'night')}`]),
  ].join(', ');
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** `€4.00 for each adult and night, at most 7 nights, paid at the hotel`. */
export function chargeInWords(charge: Charge, amounts: Amounts): string {
  const words = [amountInWords(charge, amounts)];
  if ('mostNights' in charge && charge.mostNights !== undefined)
    words.push(`at most ${counted(charge.mostNights, 'night')}`);
  words.push(charge.payable === 'AT_HOTEL' ? 'paid at the hotel' : 'in the price');
  if (charge.refundable === false) words.push('not refundable');
  return words.join(', ');
}

function amountInWords(charge: Charge, amounts: Amounts): string {
  if (charge.per === 'PERCENTAGE') return `${charge.percent} % of the room price`;
  const money = amounts.money(charge.amountMinor);
  switch (charge.per) {
    case 'ADULT_NIGHT':
      return `${money} for each adult and night`;
    case 'ROOM_NIGHT':
      return `${money} for each room and night`;
    case 'STAY':
      return `${money} for each booking`;
    default:
      return charge satisfies never;
  }
}

function discountInWords(discount: RateDiscount): string {
  const { kind, percent, stayFrom, stayTo } = discount;
  const nights = [
    ...(stayFrom === undefined ? [] : [`from ${stayFrom}`]),
    ...(stayTo === undefined ? [] : [`until ${stayTo}`]),
  ];
  const stays = nights.length === 0 ? '' : ` (nights ${nights.join(' ')})`;
  switch (kind) {
    case 'EARLY_BIRD':
      return `${percent} % booked ${counted(discount.daysBefore, 'day')} or more before arrival${stays}`;
    case 'LAST_MINUTE':
      return `${percent} % booked at most ${counted(discount.daysBefore, 'day')} before arrival${stays}`;
    case 'LONG_STAY':
      return `${percent} % from ${counted(discount.nights, 'night')} on${stays}`;
    default:
      return discount satisfies never;
  }
}
