import { minNightsOnArrival } from '#domain/availability';
import { decideDay } from '#domain/calendar-day';
import { addDays, nightsOf, todayIn } from '#domain/stay';
import type { ShowCalendarQuery, StayCalendar } from '#schemas/api-types';
import type { CatalogueLocation, CatalogueRoom } from '#schemas/types';
import { type StockContext, roomsAskedFor } from '../../stock/index.ts';
import { locationOf } from '../../release/index.ts';
import { fieldRefusal } from '../../platform/http/refuse-field.ts';
import { lowestPrices } from './lowest-price.ts';
import { readCalendarRooms } from './read-calendar-rooms.ts';

const MOST_MONTHS = 6;
const TWO_ADULTS = '2';

/** Lists every day of a range of months that can be part of a stay, with its restrictions and its lowest price. */
export async function showCalendar(context: StockContext, query: ShowCalendarQuery): Promise<StayCalendar> {
  const release = await context.release.forSale();
  const location = locationOf(release, query.location, 'location');
  const guests = roomsAskedFor(release, query.rooms ?? TWO_ADULTS);
  const now = context.clock.now();
  const today = todayIn(location.timezone, now);
  const lastDay = addDays(today, release.catalogue.booking.horizonDays);
  const days = daysOf(query).filter((day) => day >= today && day <= lastDay);
  const rooms = await readCalendarRooms(context, location, { days, lastDay, now });
  const prices = lowestPrices({ release, location, guests, now });
  return {
    locationId: location.id,
    today,
    lastDay,
    currency: release.catalogue.hotel.currency,
    currencyDigits: release.catalogue.hotel.currencyDigits,
    days: days.map((date) => {
      const { open, ...day } = decideDay({ rooms, guests, today }, date);
      const openRooms = open.flatMap((index) => location.rooms[index] ?? []);
      const priceMinor = prices(openRooms, date)?.totals.totalMinor;
      const onArrival = leastOnArrival(location, openRooms, date);
      return {
        date,
        ...day,
        ...(onArrival > 1 ? { minNightsOnArrival: onArrival } : {}),
        ...(priceMinor === undefined ? {} : { priceMinor }),
      };
    }),
  };
}

/** The least strict limit of any room, since a stay within it is possible in one of them. */
function leastOnArrival(location: CatalogueLocation, rooms: readonly CatalogueRoom[], date: string): number {
  const limits = rooms.map(({ id }) => minNightsOnArrival(location, id, date) ?? 1);
  return limits.length === 0 ? 1 : Math.min(...limits);
}

function daysOf({ from, to }: ShowCalendarQuery): string[] {
  const months = monthNumber(to) - monthNumber(from) + 1;
  if (months < 1 || months > MOST_MONTHS) throw fieldRefusal('to', 'validation.selectDates');
  return nightsOf({ checkIn: `${from}-01`, checkOut: firstDayAfter(to) });
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}

function firstDayAfter(month: string): string {
  // The 28th plus four days is in the next month, whatever the month's length.
  return `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
}
