import type { Trx } from '../platform/db/database.ts';
import { enterUnclaimed } from '../ledger/index.ts';
import type { BookingNightsTable } from '../platform/db/tables.ts';
import type { TakeNights } from './take-nights.ts';
import { unitOfRow } from '../platform/db/unit-of-row.ts';
import type { NewEvent } from '../platform/events/event.ts';
import { recordEvents } from '../platform/events/record-event.ts';

/** Which holds to select; all of them if no room is named. */
export interface HoldRange {
  roomIds?: readonly string[];
  /** First and last night, both included. */
  from?: string;
  to?: string;
  /** The largest number of holds to process. */
  most?: number;
}

/**
 * Expires due holds and returns their nights. Call it before writing to nights: otherwise a guest could be refused
 * because of a hold that has run out.
 */
export async function expireDueHolds(trx: Trx, now: string, range: HoldRange = {}): Promise<number> {
  // Starts from the due bookings: they are few, the nights of a hotel are many.
  let due = trx
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .where((where) => {
      let nights = where
        .selectFrom('booking_nights')
        .select('night')
        .whereRef('booking_id', '=', 'bookings.id');
      if (range.roomIds !== undefined) nights = nights.where('room_id', 'in', range.roomIds);
      if (range.from !== undefined) nights = nights.where('night', '>=', range.from);
      if (range.to !== undefined) nights = nights.where('night', '<=', range.to);
      return where.exists(nights);
    })
    .orderBy('id');
  if (range.most !== undefined) due = due.limit(range.most);
  const bookings = await due.execute();
  const events: NewEvent[] = [];
  for (const { id } of bookings) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one order
    events.push(...(await expireHold(trx, id, now)));
  }
  await recordEvents(trx, events);
  return bookings.length;
}

/** BOOKING-RULES, States: an expired hold is never paid, so its payments are refunded in full. Returns what happened. */
async function expireHold(trx: Trx, bookingId: string, now: string): Promise<NewEvent[]> {
  const expired = await trx
    .updateTable('bookings')
    .set({ state: 'EXPIRED' })
    .where('id', '=', bookingId)
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .returning('expires_at')
    .executeTakeFirst();
  if (expired === undefined) return [];
  await releaseNights(trx, bookingId);
  const facts = { expiresAt: expired.expires_at };
  return [
    { kind: 'HOLD_EXPIRED', bookingId, at: now, facts },
    ...(await returnCaptures(trx, bookingId, now)),
  ];
}

/** Marks all captures of a booking for a full refund; a job sends the refunds to the gateway. */
async function returnCaptures(trx: Trx, bookingId: string, now: string): Promise<NewEvent[]> {
  const returned = await trx
    .updateTable('captures')
    .set({ returned_at: now })
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .returningAll()
    .execute();
  for (const capture of returned)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await enterUnclaimed(trx, capture, { now, wasKept: true });
  return returned.map((capture) => ({
    kind: 'MONEY_GIVEN_UP',
    bookingId,
    at: now,
    facts: { captureId: capture.id, amountMinor: capture.amount_minor, ...unitOfRow(capture) },
  }));
}

/** Expires every due hold on the nights of a booking, this booking's own hold included. */
export async function expireDueHoldsAround(trx: Trx, bookingId: string, now: string): Promise<void> {
  const nights = await nightsOfBooking(trx, bookingId);
  const dates = nights.map(({ night }) => night).toSorted();
  const roomIds = [...new Set(nights.map(({ room_id: roomId }) => roomId))];
  await expireDueHolds(trx, now, { roomIds, from: dates[0] ?? '', to: dates.at(-1) ?? '' });
}

/** Holds all nights of an expired booking again. Returns false, and holds none, if one is no longer free. */
export async function holdNightsAgain(trx: Trx, bookingId: string, takeNights: TakeNights): Promise<boolean> {
  const nights = await nightsOfBooking(trx, bookingId);
  for (const [index, { room_id: roomId, night, rooms }] of nights.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- rows are locked in date order
    if (await takeNights(trx, { roomId, nights: [night], rooms })) continue;
    // oxlint-disable-next-line no-await-in-loop -- the transaction goes on, so what it took is given back here
    for (const taken of nights.slice(0, index)) await giveBack(trx, taken, 'held');
    return false;
  }
  await writeState(trx, bookingId, { from: 'RELEASED', to: 'HELD' });
  return true;
}

/** Returns the nights of a booking to the stock, held and sold ones. */
export async function releaseNights(trx: Trx, bookingId: string): Promise<void> {
  for (const night of await nightsOfBooking(trx, bookingId)) {
    if (night.state === 'RELEASED') continue;
    // oxlint-disable-next-line no-await-in-loop -- rows are locked in date order
    await giveBack(trx, night, night.state === 'HELD' ? 'held' : 'sold');
  }
  await trx
    .updateTable('booking_nights')
    .set({ state: 'RELEASED' })
    .where('booking_id', '=', bookingId)
    .execute();
}

async function giveBack(
  trx: Trx,
  { room_id, night, rooms }: BookedNight,
  from: 'held' | 'sold',
): Promise<void> {
  await trx
    .updateTable('inventory')
    .set((row) => ({ [from]: row(from, '-', rooms) }))
    .where('room_id', '=', room_id)
    .where('night', '=', night)
    .execute();
}

type NightState = BookingNightsTable['state'];

async function writeState(
  trx: Trx,
  bookingId: string,
  { from, to }: { from: NightState; to: NightState },
): Promise<void> {
  await trx
    .updateTable('booking_nights')
    .set({ state: to })
    .where('booking_id', '=', bookingId)
    .where('state', '=', from)
    .execute();
}

/** Turns the held nights of a booking into sold ones. */
export async function sellHeldNights(trx: Trx, bookingId: string): Promise<void> {
  const nights = await nightsOfBooking(trx, bookingId);
  for (const { room_id, night, rooms } of nights) {
    // oxlint-disable-next-line no-await-in-loop -- rows are locked in date order
    await trx
      .updateTable('inventory')
      .set((row) => ({ held: row('held', '-', rooms), sold: row('sold', '+', rooms) }))
      .where('room_id', '=', room_id)
      .where('night', '=', night)
      .execute();
  }
  await writeState(trx, bookingId, { from: 'HELD', to: 'SOLD' });
}

type BookedNight = Pick<BookingNightsTable, 'night' | 'room_id' | 'rooms' | 'state'>;

async function nightsOfBooking(trx: Trx, bookingId: string): Promise<BookedNight[]> {
  return trx
    .selectFrom('booking_nights')
    .select(['room_id', 'night', 'rooms', 'state'])
    .where('booking_id', '=', bookingId)
    .orderBy('room_id')
    .orderBy('night')
    .execute();
}
