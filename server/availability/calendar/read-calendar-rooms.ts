import type { CalendarRoom } from '#domain/calendar-day';
import { addDays } from '#domain/stay';
import type { CatalogueLocation } from '#schemas/types';
import { type StockContext, readNights } from '../../stock/index.ts';

/** Reads the stock and the plans of every room type of a location, in its order, for these days. */
export async function readCalendarRooms(
  context: StockContext,
  location: CatalogueLocation,
  { days, lastDay, now }: { days: readonly string[]; lastDay: string; now: Date },
): Promise<CalendarRoom[]> {
  const roomIds = location.rooms.map(({ id }) => id);
  const first = days[0] ?? lastDay;
  // The night before decides whether a guest may check out on the first day.
  const range = { roomIds, from: addDays(first, -1), to: days.at(-1) ?? lastDay };
  const nightsOfRoom = await readNights(context.db, range, now.toISOString());
  return location.rooms.map((room) => ({
    room,
    nights: new Map(
      (nightsOfRoom.get(room.id) ?? [])
        .filter(({ date }) => date < lastDay)
        .map((night) => [night.date, night]),
    ),
    plans: location.ratePlans.filter(({ roomIds: sold }) => sold.includes(room.id)),
  }));
}
