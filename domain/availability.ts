import type { CatalogueLocation, CatalogueRatePlan, CatalogueRoom } from '#schemas/types';
import { fitsRoom, tooMany, type RoomGuests, type RoomLimits, type TooMany } from './occupancy.ts';
import { nightsOf, todayIn, type Moment, type Stay } from './stay.ts';

/** The conditions of sale on one night. */
export interface NightRestrictions {
  closed: boolean;
  minNights?: number;
  maxNights?: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

/** The stock of one room type on one night. */
export interface NightStock extends NightRestrictions {
  date: string;
  capacity: number;
  sold: number;
  /** By holds that still run. */
  held: number;
  /** When the first of these holds ends. */
  heldUntil?: string;
}

/** Why a room type cannot be booked (BOOKING-RULES, Stock 4). */
type UnavailableReason =
  | 'NOT_ON_SALE'
  | TooMany['code']
  | 'CLOSED'
  | 'CLOSED_TO_ARRIVAL'
  | 'CLOSED_TO_DEPARTURE'
  | 'MIN_STAY'
  | 'MAX_STAY'
  | 'SOLD_OUT'
  | 'HELD';

/** What belongs to a reason. */
interface UnavailableDetails {
  minNights?: number;
  maxNights?: number;
  heldUntil?: string;
  /** The most guests, adults or children of a room: those that are too many. */
  limit?: number;
}

/** How many rooms are left, or why none can be had. */
export type RoomDecision = { available: number } | { reason: UnavailableReason; details: UnavailableDetails };

/** What is to be decided. */
export interface RoomQuestion {
  /** The stock of every night of the stay, and of the day of departure where there is one (for closed to departure). */
  nights: readonly NightStock[];
  stay: Stay;
  room: RoomLimits & Pick<CatalogueRoom, 'id'>;
  /** The guests of every room asked for: all of them in this room type. */
  guests: readonly RoomGuests[];
  ratePlan?: Pick<CatalogueRatePlan, 'roomIds' | 'minNights' | 'maxNights'>;
  timezone: string;
  now: Moment;
}

/** Whether all the rooms asked for can be had as this room type, under this rate plan. */
export function decideRoom(question: RoomQuestion): RoomDecision {
  const occupied = occupiedNights(question);
  if (occupied === undefined) return refuse('NOT_ON_SALE');
  return (
    refuseGuests(question) ??
    refuseRestrictions(question, occupied) ??
    decideStock(occupied, question.guests.length)
  );
}

function refuse(reason: UnavailableReason, details: UnavailableDetails = {}) {
  return { reason, details };
}

/** The stock of each night in stay order; nothing when a night is not sold, is over, or the plan leaves the room out. */
function occupiedNights({
  nights,
  stay,
  room,
  ratePlan,
  timezone,
  now,
}: RoomQuestion): NightStock[] | undefined {
  if (stay.checkIn < todayIn(timezone, now)) return undefined;
  if (ratePlan !== undefined && !ratePlan.roomIds.includes(room.id)) return undefined;
  const dates = nightsOf(stay);
  const byDate = new Map(nights.map((night) => [night.date, night]));
  const occupied = dates.flatMap((date) => byDate.get(date) ?? []);
  return occupied.length === 0 || occupied.length < dates.length ? undefined : occupied;
}

function refuseGuests({ room, guests }: RoomQuestion) {
  for (const each of guests) {
    const fit = fitsRoom(room, each);
    if (fit.fits) continue;
    const { code, limit } = tooMany(room, fit);
    return refuse(code, { limit });
  }
  return undefined;
}

function refuseRestrictions({ nights, stay, ratePlan }: RoomQuestion, occupied: readonly NightStock[]) {
  const departure = nights.find((night) => night.date === stay.checkOut);
  if (occupied.some((night) => night.closed)) return refuse('CLOSED');
  if (occupied.at(0)?.closedToArrival === true) return refuse('CLOSED_TO_ARRIVAL');
  if (departure?.closedToDeparture === true) return refuse('CLOSED_TO_DEPARTURE');
  // A restriction holds for every stay that includes its night, not only for arrivals on it.
  const minNights = Math.max(
    ...present([ratePlan?.minNights, ...occupied.map((night) => night.minNights)]),
    1,
  );
  if (occupied.length < minNights) return refuse('MIN_STAY', { minNights });
  const maxNights = Math.min(...present([ratePlan?.maxNights, ...occupied.map((night) => night.maxNights)]));
  if (occupied.length > maxNights) return refuse('MAX_STAY', { maxNights });
  return undefined;
}

function present(limits: readonly (number | undefined)[]): number[] {
  return limits.filter((limit) => limit !== undefined);
}

function decideStock(occupied: readonly NightStock[], wanted: number): RoomDecision {
  const available = Math.min(...occupied.map(({ capacity, sold, held }) => capacity - sold - held));
  if (available >= wanted) return { available };
  if (occupied.some(({ capacity, sold }) => capacity - sold < wanted)) return refuse('SOLD_OUT');
  const ends = occupied
    .filter(({ capacity, sold, held }) => capacity - sold - held < wanted)
    .flatMap(({ heldUntil }) => heldUntil ?? []);
  // Before the last of these nights has lost a hold nothing can come free.
  const heldUntil = ends.toSorted().at(-1);
  return refuse('HELD', heldUntil === undefined ? {} : { heldUntil });
}

/** Everything that a location's restrictions say about a room on a night: the strictest of each. */
export function restrictionsOn(
  location: Pick<CatalogueLocation, 'restrictions'>,
  roomId: string,
  night: string,
): NightRestrictions {
  const valid = location.restrictions.filter(
    ({ from, to, roomIds }) =>
      from <= night && night <= to && (roomIds === undefined || roomIds.includes(roomId)),
  );
  const least = present(valid.map(({ minNights }) => minNights));
  const most = present(valid.map(({ maxNights }) => maxNights));
  return {
    closed: valid.some(({ closed }) => closed === true),
    closedToArrival: valid.some(({ closedToArrival }) => closedToArrival === true),
    closedToDeparture: valid.some(({ closedToDeparture }) => closedToDeparture === true),
    ...(least.length === 0 ? {} : { minNights: Math.max(...least) }),
    ...(most.length === 0 ? {} : { maxNights: Math.min(...most) }),
  };
}
