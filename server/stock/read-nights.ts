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

/** The stock of rooms as it was read at one moment. */
export interface StockReading {
  /** Two readings with the same text say the same: who knows the one need not look at the other. */
  text: string;
  nightsOfRoom: () => Map<string, NightStock[]>;
}

/** The stock of rooms night by night, as it is at this moment. */
export async function readNights(
  db: Handle,
  range: NightRange,
  now: string,
): Promise<Map<string, NightStock[]>> {
  const { nightsOfRoom } = await readStock(db, range, now);
  return nightsOfRoom();
}

/**
 * Reads the stock in one piece and leaves it to the caller to take it apart: holds that have run out but were not yet
 * tidied away do not count, and for those that count it says when the first one ends.
 */
export async function readStock(db: Handle, range: NightRange, now: string): Promise<StockReading> {
  const { lines, mostHeld } = await readLines(db, range);
  const holds = mostHeld > 0 ? await readHolds(db, range, now) : [];
  return {
    text: holds.length === 0 ? lines : `${lines} ${JSON.stringify(holds)}`,
    nightsOfRoom: () => takeApart(range.roomIds, lines, holds),
  };
}

/**
 * The database writes the nights as one text. A search of a large house reads a thousand of them, mostly to find that
 * nothing has changed: as rows they would take three times as long and be a megabyte of objects to throw away.
 */
async function readLines(
  db: Handle,
  { roomIds, from, to }: NightRange,
): Promise<{ lines: string; mostHeld: number }> {
  if (roomIds.length === 0) return { lines: '', mostHeld: 0 };
  const { lines, most_held: mostHeld } = await db
    .selectFrom('inventory')
    .where('room_id', 'in', roomIds)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .select([
      // In the order of takeApart; a limit that is not there is written as nothing.
      sql<
        string | null
      >`string_agg(format('%s %s %s %s %s %s %s %s %s %s', room_id, night, capacity, sold, held, closed, closed_to_arrival, closed_to_departure, min_nights, max_nights), ',' order by room_id, night)`.as(
        'lines',
      ),
      sql<number | null>`max(held)`.as('most_held'),
    ])
    .executeTakeFirstOrThrow();
  return { lines: lines ?? '', mostHeld: mostHeld ?? 0 };
}

function takeApart(roomIds: readonly string[], lines: string, holds: Holds): Map<string, NightStock[]> {
  const holdOf = new Map(holds.map((hold) => [`${hold.room_id} ${hold.night}`, hold]));
  const nightsOfRoom = new Map<string, NightStock[]>(roomIds.map((roomId) => [roomId, []]));
  for (const line of lines === '' ? [] : lines.split(',')) {
    const [roomId = '', date = '', capacity, sold, held, closed, toArrival, toDeparture, least, most] =
      line.split(' ');
    const hold = holdOf.get(`${roomId} ${date}`);
    nightsOfRoom.get(roomId)?.push({
      date,
      capacity: Number(capacity),
      sold: Number(sold),
      held: Number(held) - (hold?.due ?? 0),
      closed: closed === '1',
      closedToArrival: toArrival === '1',
      closedToDeparture: toDeparture === '1',
      ...(hold?.until == null ? {} : { heldUntil: hold.until }),
      ...(least === '' ? {} : { minNights: Number(least) }),
      ...(most === '' ? {} : { maxNights: Number(most) }),
    });
  }
  return nightsOfRoom;
}

/** What of the held rooms is due, and when the first hold ends that is not. */
type Holds = readonly { room_id: string; night: string; due: number; until: string | null }[];

async function readHolds(db: Handle, { roomIds, from, to }: NightRange, now: string): Promise<Holds> {
  return (
    db
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
      // Equal stocks make equal texts.
      .orderBy('booking_nights.room_id')
      .orderBy('booking_nights.night')
      .execute()
  );
}
