import type { RoomGuests } from '#domain/occupancy';
import { splitParty } from '#domain/split-party';
import type { Stay } from '#domain/stay';
import type { Availability, OtherStays, PlacedStay } from '#schemas/api-types';
import { nearestStays, readNights, stayOfOtherLength, type StockContext } from '../stock/index.ts';
import { placeParty } from './place-party.ts';
import type { Search } from './search.ts';

/** How many other locations are asked, in the hotel's order, and how many of them are named. */
const MOST_ASKED = 6;
const MOST_NAMED = 3;

const TOO_MANY: ReadonlySet<string | undefined> = new Set([
  'TOO_MANY_GUESTS',
  'TOO_MANY_ADULTS',
  'TOO_MANY_CHILDREN',
]);

/** Whether so little is free that a guest needs other dates or places. With a room chosen, the dates are fixed. */
export function isScarce({ items, chosen }: Availability): boolean {
  if (chosen !== undefined || items.length === 0) return false;
  const free = items.filter(({ status }) => status === 'AVAILABLE').length;
  return free === 0 || (free === 1 && items.length > 1);
}

/** What can be had in place of a search that finds little: priced like every quote, and bounded. */
export async function findOtherStays(
  context: StockContext,
  search: Search,
  { items }: Availability,
): Promise<OtherStays> {
  const split = splitOf(search, items);
  return {
    dates: otherDates(search, items),
    locations: await otherLocations(context, search),
    ...(split === undefined ? {} : { split }),
  };
}

/** The nearest dates, after the stay with a night or more added, or one left out, that can be had. */
function otherDates(search: Search, items: Availability['items']): PlacedStay[] {
  const placed: PlacedStay[] = [];
  const canHave = (stay: Stay) => {
    const found = placeParty(search, stay, search.guests);
    if (found !== undefined) placed.push(found);
    return found !== undefined;
  };
  const limits = items.flatMap(({ reason }) => reason?.minNights ?? []);
  const stays = [
    ...stayOfOtherLength(search.stay, limits.length === 0 ? undefined : Math.min(...limits), canHave),
    ...nearestStays(search.stay, canHave),
  ];
  return stays.flatMap(
    ({ checkIn, checkOut }) =>
      placed.find(({ stay }) => stay.checkIn === checkIn && stay.checkOut === checkOut) ?? [],
  );
}

async function otherLocations(context: StockContext, search: Search): Promise<PlacedStay[]> {
  const { release, location, stay, guests, now } = search;
  const others = release.catalogue.locations.filter(({ id }) => id !== location.id).slice(0, MOST_ASKED);
  const roomIds = others.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  if (roomIds.length === 0) return [];
  const range = { roomIds, from: stay.checkIn, to: stay.checkOut };
  const nightsOfRoom = await readNights(context.db, range, now.toISOString());
  return others
    .flatMap((other) => placeParty({ release, location: other, nightsOfRoom, now }, stay, guests) ?? [])
    .slice(0, MOST_NAMED);
}

/** The fewest rooms that take a party which is too large for each of them. */
function splitOf(search: Search, items: Availability['items']): PlacedStay | undefined {
  const [party, ...more] = search.guests;
  if (party === undefined || more.length > 0) return undefined;
  if (!items.every(({ reason }) => TOO_MANY.has(reason?.code))) return undefined;
  const { maxRooms } = search.release.catalogue.booking;
  const counts = Array.from({ length: Math.max(0, maxRooms - 1) }, (_, index) => index + 2);
  for (const count of counts) {
    const parties: readonly RoomGuests[] | undefined = splitParty(party, count);
    const placed = parties && placeParty(search, search.stay, parties);
    if (placed !== undefined) return placed;
  }
  return undefined;
}
