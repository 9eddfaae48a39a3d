import type { NightStock } from './availability.ts';
import { fitsRoom, type RoomGuests, type RoomLimits } from './occupancy.ts';
import { addDays } from './stay.ts';

export interface CalendarRoom {
  room: RoomLimits;
  /** By date; a missing night is not on sale. */
  nights: ReadonlyMap<string, NightStock>;
  /** The length limits of each rate plan that sells the room; without a plan it is not on sale. */
  plans: readonly { minNights?: number; maxNights?: number }[];
}

export type DayReason =
  | 'SOLD_OUT'
  | 'HELD'
  | 'CLOSED'
  | 'CLOSED_TO_ARRIVAL'
  | 'CLOSED_TO_DEPARTURE'
  | 'TOO_MANY_GUESTS'
  | 'NOT_ON_SALE';

export interface DayDecision {
  state: 'FREE' | 'CHECK_IN_ONLY' | 'CHECK_OUT_ONLY' | 'UNAVAILABLE';
  reason?: DayReason;
  /** Whether the night can be part of a stay, even if no stay may begin on it. */
  canStay: boolean;
  minNights?: number;
  maxNights?: number;
  open: number[];
}

export interface DayQuestion {
  rooms: readonly CalendarRoom[];
  /** The guests of every requested room, all in one room type. */
  guests: readonly RoomGuests[];
  today: string;
}

/** The state of a day is that of its most available room type, in this order. */
const BY_AVAILABILITY = ['HELD', 'SOLD_OUT', 'CLOSED', 'TOO_MANY_GUESTS', 'NOT_ON_SALE'] as const;

/**
 * Decides whether a stay may begin on a day, end on it, both or neither, in any room type; the search then
 * decides per room. Restrictions are those of `decideRoom`: a minimum applies to every stay that includes the
 * night.
 */
export function decideDay(question: DayQuestion, date: string): DayDecision {
  const { rooms, today } = question;
  const nights = rooms.map((room) => whyNot(room, date, question));
  const open = rooms.flatMap((_room, index) => (nights[index] === undefined ? [index] : []));
  const arrivable = open.filter((index) => rooms[index]?.nights.get(date)?.closedToArrival !== true);
  const before = addDays(date, -1);
  const leaving = rooms.filter((room) => whyNot(room, before, question) === undefined);
  const departable = leaving.filter((room) => room.nights.get(date)?.closedToDeparture !== true);
  const canArrive = arrivable.length > 0;
  // On the first possible day of arrival the departure does not matter.
  const canLeave = date === today || departable.length > 0;
  const reason = canArrive ? leavingReason(canLeave, leaving) : arrivingReason(open, nights);
  return {
    state: stateOf(canArrive, canLeave),
    ...(reason === undefined ? {} : { reason }),
    canStay: open.length > 0,
    ...limitsOf(
      open.flatMap((index) => rooms[index] ?? []),
      date,
    ),
    open,
  };
}

function stateOf(canArrive: boolean, canLeave: boolean): DayDecision['state'] {
  if (canArrive) return canLeave ? 'FREE' : 'CHECK_IN_ONLY';
  return canLeave ? 'CHECK_OUT_ONLY' : 'UNAVAILABLE';
}

function leavingReason(canLeave: boolean, leaving: readonly CalendarRoom[]): DayReason | undefined {
  return canLeave || leaving.length === 0 ? undefined : 'CLOSED_TO_DEPARTURE';
}

function arrivingReason(
  open: readonly number[],
  nights: readonly (DayReason | undefined)[],
): DayReason | undefined {
  return open.length > 0 ? 'CLOSED_TO_ARRIVAL' : BY_AVAILABILITY.find((reason) => nights.includes(reason));
}

function whyNot(
  { room, nights, plans }: CalendarRoom,
  date: string,
  { guests }: DayQuestion,
): DayReason | undefined {
  const night = nights.get(date);
  if (night === undefined || plans.length === 0) return 'NOT_ON_SALE';
  if (guests.some((each) => !fitsRoom(room, each).fits)) return 'TOO_MANY_GUESTS';
  if (night.closed) return 'CLOSED';
  if (night.capacity - night.sold < guests.length) return 'SOLD_OUT';
  return night.capacity - night.sold - night.held < guests.length ? 'HELD' : undefined;
}

/** The least strict limits of any room and plan, since a stay within them is possible in one of them. */
function limitsOf(open: readonly CalendarRoom[], date: string): { minNights?: number; maxNights?: number } {
  const offers = open.flatMap(({ plans, nights }) =>
    plans.map((plan) => ({
      least: Math.max(plan.minNights ?? 1, nights.get(date)?.minNights ?? 1),
      most: Math.min(plan.maxNights ?? Infinity, nights.get(date)?.maxNights ?? Infinity),
    })),
  );
  const minNights = Math.min(...offers.map(({ least }) => least));
  const maxNights = Math.max(...offers.map(({ most }) => most));
  return {
    ...(offers.length > 0 && minNights > 1 ? { minNights } : {}),
    ...(offers.length > 0 && Number.isFinite(maxNights) ? { maxNights } : {}),
  };
}
