import type {
  Catalogue,
  CatalogueExtra,
  CatalogueLocation,
  CatalogueRatePlan,
  CatalogueRoom,
} from '#schemas/types';
import { found } from './plain-numbers.ts';
import type { PlainStay } from './plain-stay.ts';

type Random = () => number;

/** Days around which something changes: seasons, taxes, the clocks of two of three locations. */
const TURNS = [
  '2026-12-14',
  '2027-01-09',
  '2027-01-16',
  '2027-02-09',
  '2027-02-27',
  '2027-03-12',
  '2027-04-05',
];
const FIRST_DAY = Date.parse('2026-11-22');
const DAYS_ON_SALE = 130;
const DAY_MS = 86_400_000;

/** A stay that the hotel sells: any location, dates, rooms, guests, beds, meals, extras and code. */
export function randomStay(
  { locations }: Catalogue,
  random: Random,
  { turns = TURNS, mostNights = 6 }: { turns?: readonly string[]; mostNights?: number } = {},
): PlainStay {
  const location = pick(locations, random);
  const plan = pick(location.ratePlans, random);
  const turn =
    random() < 0.6 ? Date.parse(pick(turns, random)) : FIRST_DAY + upTo(DAYS_ON_SALE, random) * DAY_MS;
  const from = turn + upTo(3, random) * DAY_MS;
  const nights = (plan.minNights ?? 1) + upTo(mostNights - 1, random);
  const promos = location.promoCodes ?? [];
  return {
    locationId: location.id,
    checkIn: dayOf(from),
    checkOut: dayOf(from + nights * DAY_MS),
    rooms: randomRooms(location, plan, random),
    extras: location.extras.filter(() => random() < 0.4).map((extra) => randomExtra(extra, random)),
    ...(promos.length > 0 && random() < 0.5 ? { promo: pick(promos, random).code } : {}),
  };
}

function randomRooms(
  location: CatalogueLocation,
  plan: CatalogueRatePlan,
  random: Random,
): PlainStay['rooms'] {
  const left = new Map(location.rooms.map(({ id, capacity }) => [id, capacity]));
  const rooms = Array.from({ length: 1 + upTo(2, random) }, () => {
    const roomId = pick(plan.roomIds, random);
    const room = found(location.rooms.find(({ id }) => id === roomId));
    const mealPlan = pick(plan.mealPlans, random);
    return { roomId, ratePlanId: plan.id, mealPlan, ...randomGuests(room, random) };
  });
  return rooms.filter(({ roomId }) => {
    left.set(roomId, (left.get(roomId) ?? 0) - 1);
    return (left.get(roomId) ?? 0) >= 0;
  });
}

function randomGuests(
  { maxAdults, maxChildren, maxOccupancy, maxExtraBeds }: CatalogueRoom,
  random: Random,
): { adults: number; childAges: number[]; extraBeds: number } {
  const adults = 1 + upTo(maxAdults - 1, random);
  const most = Math.min(maxChildren, maxOccupancy + maxExtraBeds - adults);
  const childAges = Array.from({ length: upTo(most, random) }, () => upTo(11, random));
  const needed = Math.max(0, adults + childAges.length - maxOccupancy);
  return { adults, childAges, extraBeds: needed + upTo(maxExtraBeds - needed, random) };
}

function randomExtra({ id, charging, maxQuantity = 9 }: CatalogueExtra, random: Random) {
  return { extraId: id, ...(charging === 'UNIT' ? { quantity: 1 + upTo(maxQuantity - 1, random) } : {}) };
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** A whole number from 0 to `most`. */
function upTo(most: number, random: Random): number {
  return Math.floor(random() * (most + 1));
}

export function pick<Thing>(things: readonly Thing[], random: Random): Thing {
  return found(things[upTo(things.length - 1, random)]);
}
