import type { CatalogueLocation, CatalogueRatePlan, CatalogueRoom } from '#schemas/types';
import { fitsRoom, tooMany, type RoomGuests, type RoomLimits, type TooMany } from './occupancy.ts';
import { nightsOf, todayIn, type Moment, type Stay, weekday } from './stay.ts';

export interface NightRestrictions {
  closed: boolean;
  minNights?: number;
  maxNights?: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

export interface NightStock extends NightRestrictions {
  date: string;
  capacity: number;
  sold: number;
  held: number;
  heldUntil?: string;
}

/** Why a room type cannot be booked (BOOKING-RULES, Stock 4). */
type UnavailableReason =
  | 'NOT_ON_SALE'
  | 'NOT_PAYABLE'
  | TooMany['code']
  | 'CLOSED'
  | 'CLOSED_TO_ARRIVAL'
  | 'CLOSED_TO_DEPARTURE'
  | 'MIN_STAY'
  | 'MAX_STAY'
  | 'SOLD_OUT'
  | 'HELD';

interface UnavailableDetails {
  minNights?: number;
  maxNights?: number;
  heldUntil?: string;
  /** The limit that is exceeded: of guests, adults or children in a room. */
  limit?: number;
}

/** The rooms left, or the reason why the room type cannot be booked. */
export type RoomDecision = { available: number } | { reason: UnavailableReason; details: UnavailableDetails };

export interface RoomQuestion {
  /** The stock of every night, and of the departure day if there is any (for closed to departure). */
  nights: readonly NightStock[];
  stay: Stay;
  room: RoomLimits & Pick<CatalogueRoom, 'id'>;
  /** The guests of every requested room, all in this room type. */
  guests: readonly RoomGuests[];
  ratePlan?: Pick<CatalogueRatePlan, 'roomIds' | 'minNights' | 'maxNights'>;
  /** The shortest stay for an arrival on this day of the week. */
  minNightsOnArrival?: number | undefined;
  timezone: string;
  now: Moment;
}

/** Decides whether all requested rooms can be booked in this room type under this rate plan. */
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

/**
 * The stock of each night in stay order; undefined when a night is past or not on sale, or the plan excludes
 * the room.
 */
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

function refuseRestrictions(
  { nights, stay, ratePlan, minNightsOnArrival: onArrival }: RoomQuestion,
  occupied: readonly NightStock[],
) {
  const departure = nights.find((night) => night.date === stay.checkOut);
  if (occupied.some((night) => night.closed)) return refuse('CLOSED');
  if (occupied.at(0)?.closedToArrival === true) return refuse('CLOSED_TO_ARRIVAL');
  if (departure?.closedToDeparture === true) return refuse('CLOSED_TO_DEPARTURE');
  // A restriction applies to every stay that includes its night, not only to arrivals on it.
  const minNights = Math.max(
    ...present([ratePlan?.minNights, onArrival, ...occupied.map((night) => night.minNights)]),
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

function decideStock(occupied: readonly NightStock[], requested: number): RoomDecision {
  const available = Math.min(...occupied.map(({ capacity, sold, held }) => capacity - sold - held));
  if (available >= requested) return { available };
  if (occupied.some(({ capacity, sold }) => capacity - sold < requested)) return refuse('SOLD_OUT');
  const ends = occupied
    .filter(({ capacity, sold, held }) => capacity - sold - held < requested)
    .flatMap(({ heldUntil }) => heldUntil ?? []);
  // Nothing becomes free before the last of these nights loses a hold.
  const heldUntil = ends.toSorted().at(-1);
  return refuse('HELD', heldUntil === undefined ? {} : { heldUntil });
}

/** Returns the restrictions of a room on a night: the strictest of each kind. */
export function restrictionsOn(
  location: Pick<CatalogueLocation, 'restrictions'>,
  roomId: string,
  night: string,
): NightRestrictions {
  const valid = validRestrictions(location, roomId, night);
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

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Returns the shortest stay of guests who arrive on a day, by its day of the week; undefined without such a limit. */
export function minNightsOnArrival(
  location: Pick<CatalogueLocation, 'restrictions'>,
  roomId: string,
  arrivalDate: string,
): number | undefined {
  const day = weekday(arrivalDate);
  const least = validRestrictions(location, roomId, arrivalDate).flatMap(({ minNightsByArrivalDay = {} }) =>
    DAYS.slice(day - 1, day).flatMap((name) => minNightsByArrivalDay[name] ?? []),
  );
  return least.length === 0 ? undefined : Math.max(...least);
}

function validRestrictions(
  { restrictions }: Pick<CatalogueLocation, 'restrictions'>,
  roomId: string,
  night: string,
): CatalogueLocation['restrictions'] {
  return restrictions.filter(
    ({ from, to, roomIds }) =>
      from <= night && night <= to && (roomIds === undefined || roomIds.includes(roomId)),
  );
}
