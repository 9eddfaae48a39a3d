import { sql } from 'kysely';
import type { NightStock } from '#domain/availability';
import type { Handle } from '../platform/db/database.ts';

export interface NightRange {
  roomIds: readonly string[];
  /** First and last night, both included. */
  from: string;
  to: string;
}

/** The stock of rooms at one moment. */
export interface StockReading {
  /** Equal texts mean equal stock, so a cache can compare them without parsing. */
  text: string;
  nightsOfRoom: () => Map<string, NightStock[]>;
}

/** Reads the current stock of rooms, night by night. */
export async function readNights(
  db: Handle,
  range: NightRange,
  now: string,
): Promise<Map<string, NightStock[]>> {
  const { nightsOfRoom } = await readStock(db, range, now);
  return nightsOfRoom();
}

/**
 * Reads the stock as text and parses it only on demand. Holds that have run out do not count, even before the clean-up
 * job expires them. Where few rooms are left, the text says when the first hold ends.
 */
export async function readStock(db: Handle, range: NightRange, now: string): Promise<StockReading> {
  const { lines, areHeld, areFewLeft } = await readLines(db, range);
  const due = areHeld ? await readDue(db, range, now) : [];
  const ends = areFewLeft ? await readEnds(db, range, now) : [];
  return {
    text: due.length + ends.length === 0 ? lines : `${lines} ${JSON.stringify([due, ends])}`,
    nightsOfRoom: () => takeApart(range.roomIds, lines, { due, ends }),
  };
}

/** A booking has at most this many rooms (maxRooms of hotel.json): with more rooms left no hold matters. */
const MOST_WANTED = 20;

const isFewLeft = sql<boolean>`inventory.held > 0 and inventory.capacity - inventory.sold - inventory.held < ${sql.lit(MOST_WANTED)}`;

/**
 * The database returns the nights as one text. A search of a large hotel reads a thousand nights, mostly to find them
 * unchanged; as rows they take three times as long and a megabyte of objects.
 */
async function readLines(
  db: Handle,
  { roomIds, from, to }: NightRange,
): Promise<{ lines: string; areHeld: boolean; areFewLeft: boolean }> {
  if (roomIds.length === 0) return { lines: '', areHeld: false, areFewLeft: false };
  const { lines, most_held, few_left } = await db
    .selectFrom('inventory')
    .where('room_id', 'in', roomIds)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .select([
      // In the order that takeApart expects; a missing limit is an empty string.
      sql<
        string | null
      >`string_agg(format('%s %s %s %s %s %s %s %s %s %s', room_id, night, capacity, sold, held, closed, closed_to_arrival, closed_to_departure, min_nights, max_nights), ',' order by room_id, night)`.as(
        'lines',
      ),
      sql<number | null>`max(held)`.as('most_held'),
      sql<number | null>`max(case when ${isFewLeft} then 1 else 0 end)`.as('few_left'),
    ])
    .executeTakeFirstOrThrow();
  return { lines: lines ?? '', areHeld: (most_held ?? 0) > 0, areFewLeft: few_left === 1 };
}

interface Holds {
  /** Held rooms per night whose hold is due. */
  due: readonly { room_id: string; night: string; rooms: number }[];
  /** When the first hold of a night ends that is not due yet. */
  ends: readonly { room_id: string; night: string; until: string }[];
}

function takeApart(
  roomIds: readonly string[],
  lines: string,
  { due, ends }: Holds,
): Map<string, NightStock[]> {
  const dueOn = new Map(due.map((hold) => [`${hold.room_id} ${hold.night}`, hold.rooms]));
  const endOn = new Map(ends.map((hold) => [`${hold.room_id} ${hold.night}`, hold.until]));
  const nightsOfRoom = new Map<string, NightStock[]>(roomIds.map((roomId) => [roomId, []]));
  for (const line of lines === '' ? [] : lines.split(',')) {
    const [roomId = '', date = '', capacity, sold, held, closed, toArrival, toDeparture, least, most] =
      line.split(' ');
    const heldUntil = endOn.get(`${roomId} ${date}`);
    nightsOfRoom.get(roomId)?.push({
      date,
      capacity: Number(capacity),
      sold: Number(sold),
      held: Number(held) - (dueOn.get(`${roomId} ${date}`) ?? 0),
      closed: closed === '1',
      closedToArrival: toArrival === '1',
      closedToDeparture: toDeparture === '1',
      ...(heldUntil === undefined ? {} : { heldUntil }),
      ...(least === '' ? {} : { minNights: Number(least) }),
      ...(most === '' ? {} : { maxNights: Number(most) }),
    });
  }
  return nightsOfRoom;
}

/** Due holds are few, because the clean-up job expires them. */
async function readDue(db: Handle, range: NightRange, now: string): Promise<Holds['due']> {
  return heldNights(db, range)
    .where('bookings.expires_at', '<=', now)
    .select(['booking_nights.room_id', 'booking_nights.night', sql<number>`sum(rooms)`.as('rooms')])
    .execute();
}

/** Only for nights with few rooms left: the holds on other nights can be thousands. */
async function readEnds(db: Handle, range: NightRange, now: string): Promise<Holds['ends']> {
  return heldNights(db, range)
    .crossJoin('inventory')
    .whereRef('inventory.room_id', '=', 'booking_nights.room_id')
    .whereRef('inventory.night', '=', 'booking_nights.night')
    .where(isFewLeft)
    .where('bookings.expires_at', '>', now)
    .select([
      'booking_nights.room_id',
      'booking_nights.night',
      sql<string>`min(bookings.expires_at)`.as('until'),
    ])
    .execute();
}

/**
 * The nights of holds. The cross join makes SQLite start from the holds, which are fewer than the nights of all
 * bookings. Ordered, because equal stocks must give equal texts.
 */
function heldNights(db: Handle, { roomIds, from, to }: NightRange) {
  return db
    .selectFrom('bookings')
    .crossJoin('booking_nights')
    .whereRef('booking_nights.booking_id', '=', 'bookings.id')
    .where('bookings.state', '=', 'PENDING')
    .where('booking_nights.room_id', 'in', roomIds)
    .where('booking_nights.night', '>=', from)
    .where('booking_nights.night', '<=', to)
    .groupBy(['booking_nights.room_id', 'booking_nights.night'])
    .orderBy('booking_nights.room_id')
    .orderBy('booking_nights.night');
}
