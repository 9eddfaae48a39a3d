import type { IsoDay } from './iso-day.ts';
import { isOpen, type Refusal, type StayRules, type StayValue } from './stay-rules.ts';

export type StayEnd = 'checkIn' | 'checkOut';

/** Both ends, if the second is after the first. */
export function wholeStay({
  checkIn,
  checkOut,
}: StayValue): { checkIn: IsoDay; checkOut: IsoDay } | undefined {
  if (checkIn === undefined || checkOut === undefined || checkOut <= checkIn) return undefined;
  return { checkIn, checkOut };
}

/** An arrival without a departure. */
export function openArrival(stay: StayValue): IsoDay | undefined {
  return wholeStay(stay) === undefined ? stay.checkIn : undefined;
}

/** Why a press on a day is refused. */
export function refusalToPress(stay: StayValue, day: IsoDay, rules: StayRules): Refusal | undefined {
  const arrival = openArrival(stay);
  if (arrival === undefined) return rules.arrival(day);
  // A second press on the arrival clears it.
  return day === arrival ? undefined : rules.departure(arrival, day);
}

/** The stay after a press on an available day. */
export function pressDay(stay: StayValue, day: IsoDay, rules: StayRules): StayValue {
  const arrival = openArrival(stay);
  if (arrival === day) return {};
  if (arrival !== undefined) return { checkIn: arrival, checkOut: day };
  // A departure that was typed first stays if it fits the arrival.
  const isNewStay = stay.checkIn !== undefined;
  return isNewStay ? { checkIn: day } : withCheckIn(stay, day, rules);
}

/** The stay with another arrival. It keeps the departure if possible. */
export function withCheckIn(stay: StayValue, checkIn: IsoDay, rules: StayRules): StayValue {
  const { checkOut } = stay;
  const keeps = checkOut !== undefined && isOpen(rules.departure(checkIn, checkOut));
  return keeps ? { checkIn, checkOut } : { checkIn };
}

/** Why a day cannot be this end of the stay. */
export function refusalOfEnd(
  { checkIn }: StayValue,
  { end, day }: { end: StayEnd; day: IsoDay },
  rules: StayRules,
): Refusal | undefined {
  if (end === 'checkIn') return rules.arrival(day);
  return checkIn === undefined ? rules.departureAlone(day) : rules.departure(checkIn, day);
}
