import { decideDay } from '#domain/calendar-day';
import { nightsOf, addDays, todayIn } from '#domain/stay';
import type { RoomGuests } from '#domain/occupancy';
import type { LowestPrice, LowestPrices } from '#schemas/api-types';
import type { CatalogueLocation } from '#schemas/types';
import type { LiveRelease } from '../release/index.ts';
import type { StockContext } from '../stock/index.ts';
import { least, lowestPrices } from './calendar/lowest-price.ts';
import { readCalendarRooms } from './calendar/read-calendar-rooms.ts';

/** With the half minute that browsers may keep the answer, no price is older than a minute. */
const KEPT_MS = 30_000;
const TWO_ADULTS: readonly RoomGuests[] = [{ adults: 2, childAges: [] }];

interface Kept {
  until: number;
  answer: Promise<LowestPrices>;
}

const keptOf = new WeakMap<LiveRelease, Kept>();

/**
 * The lowest price of a night for two adults in every room type, on any night within the horizon on which the room is
 * free: the calendar's figure, room by room. Reads a whole year of stock, so all guests share one answer.
 */
export async function showLowestPrices(context: StockContext): Promise<LowestPrices> {
  const release = await context.release.forSale();
  const now = context.clock.now();
  const kept = keptOf.get(release);
  if (kept !== undefined && now.getTime() < kept.until) return kept.answer;
  const fresh = { until: now.getTime() + KEPT_MS, answer: findLowestPrices(context, release, now) };
  keptOf.set(release, fresh);
  fresh.answer.catch(() => {
    if (keptOf.get(release) === fresh) keptOf.delete(release);
  });
  return fresh.answer;
}

async function findLowestPrices(
  context: StockContext,
  release: LiveRelease,
  now: Date,
): Promise<LowestPrices> {
  const rooms: LowestPrice[] = [];
  for (const location of release.catalogue.locations) {
    // oxlint-disable-next-line no-await-in-loop -- one location's year of stock in memory at a time
    rooms.push(...(await lowestOfLocation(context, { release, location, now })));
  }
  const { currency, currencyDigits } = release.catalogue.hotel;
  return { currency, currencyDigits, rooms };
}

async function lowestOfLocation(
  context: StockContext,
  { release, location, now }: { release: LiveRelease; location: CatalogueLocation; now: Date },
): Promise<LowestPrice[]> {
  const today = todayIn(location.timezone, now);
  const lastDay = addDays(today, release.catalogue.booking.horizonDays);
  const nights = nightsOf({ checkIn: today, checkOut: lastDay });
  const rooms = await readCalendarRooms(context, location, { days: nights, lastDay, now });
  const prices = lowestPrices({ release, location, guests: TWO_ADULTS, now });
  const question = { rooms, guests: TWO_ADULTS, today };
  const open = nights.map((night) => new Set(decideDay(question, night).open));
  return location.rooms.flatMap((room, index) => {
    const free = nights.filter((_night, place) => open[place]?.has(index) === true);
    const lowest = least(free.flatMap((night) => prices([room], night) ?? []));
    if (lowest === undefined) return [];
    const charges = lowest.charges?.filter(({ payable }) => payable === 'AT_HOTEL') ?? [];
    return {
      roomId: room.id,
      priceMinor: lowest.totals.totalMinor,
      ...(charges.length === 0 ? {} : { charges }),
    };
  });
}
