import { sql } from 'kysely';
import type { NightStock } from '#domain/availability';
import type { Handle } from '../db/database.ts';

/** Nights to look at. */
export interface NightRange {
  roomIds: readonly string[];
  /** First and last night, both included. */
  from: string;
  to: string;
}

/**
 * The stock of rooms night by night, as it is at this moment: holds that have run out but were not yet tidied away do
 * not count, and for those that count it says when the first one ends.
 */
export async function readNights(
  db: Handle,
  range: NightRange,
  now: string,
): Promise<Map<string, NightStock[]>> {
  const rows = await readRows(db, range);
  const isAnyHeld = rows.some(({ held }) => held > 0);
  const holds: Holds = isAnyHeld ? await readHolds(db, range, now) : new Map();
  const nightsOfRoom = new Map<string, NightStock[]>(range.roomIds.map((roomId) => [roomId, []]));
  for (const row of rows) {
    const hold = holds.get(`${row.room_id} ${row.night}`);
    nightsOfRoom.get(row.room_id)?.push({
      date: row.night,
      capacity: row.capacity,
      sold: row.sold,
      held: row.held - (hold?.due ?? 0),
      closed: row.closed === 1,
      closedToArrival: row.closed_to_arrival === 1,
      closedToDeparture: row.closed_to_departure === 1,
      ...(hold?.until == null ? {} : { heldUntil: hold.until }),
      ...(row.min_nights === null ? {} : { minNights: row.min_nights }),
      ...(row.max_nights === null ? {} : { maxNights: row.max_nights }),
    });
  }
  return nightsOfRoom;
}

async function readRows(db: Handle, { roomIds, from, to }: NightRange) {
  if (roomIds.length === 0) return [];
  return db
    .selectFrom('inventory')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .orderBy('room_id')
    .orderBy('night')
    .execute();
}

/** What of the held rooms is due, and when the first hold ends that is not; by room and night. */
type Holds = ReadonlyMap<string, { due: number; until: string | null }>;

async function readHolds(db: Handle, { roomIds, from, to }: NightRange, now: string): Promise<Holds> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('booking_nights', 'booking_nights.booking_id', 'bookings.id')
    .where('bookings.state', '=', 'PENDING')
    .where('booking_nights.room_id', 'in', roomIds)
    .where('booking_nights.night', '>=', from)
    .where('booking_nights.night', '<=', to)
    .groupBy(['booking_nights.room_id', 'booking_nights.night'])
    .select([
      'booking_nights.room_id',
      'booking_nights.night',
      sql<number>`sum(case when bookings.expires_at <= ${now} then booking_nights.rooms else 0 end)`.as(
        'due',
      ),
      sql<string | null>`min(case when bookings.expires_at > ${now} then bookings.expires_at end)`.as(
        'until',
      ),
    ])
    .execute();
  return new Map(rows.map((row) => [`${row.room_id} ${row.night}`, { due: row.due, until: row.until }]));
}
