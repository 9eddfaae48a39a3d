import type { Trx } from '../db/database.ts';

/** Which holds to look at; all of them when no room is named. */
export interface HoldRange {
  roomIds?: readonly string[];
  /** First and last night, both included. */
  from?: string;
  to?: string;
}

/**
 * Ends the holds that are due and gives their nights back. Whoever is about to write to nights calls this first for
 * them, so that nobody is refused a room because of a hold that has run out.
 */
export async function expireDueHolds(trx: Trx, now: string, range: HoldRange = {}): Promise<number> {
  let due = trx
    .selectFrom('bookings')
    .innerJoin('booking_nights', 'booking_nights.booking_id', 'bookings.id')
    .select('bookings.id')
    .distinct()
    .where('bookings.state', '=', 'PENDING')
    .where('bookings.expires_at', '<=', now);
  if (range.roomIds !== undefined) due = due.where('booking_nights.room_id', 'in', range.roomIds);
  if (range.from !== undefined) due = due.where('booking_nights.night', '>=', range.from);
  if (range.to !== undefined) due = due.where('booking_nights.night', '<=', range.to);
  const bookings = await due.orderBy('bookings.id').execute();
  for (const { id } of bookings) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one order
    await expireHold(trx, id, now);
  }
  return bookings.length;
}

async function expireHold(trx: Trx, bookingId: string, now: string): Promise<void> {
  const expired = await trx
    .updateTable('bookings')
    .set({ state: 'EXPIRED' })
    .where('id', '=', bookingId)
    .where('state', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  if (expired.numUpdatedRows === 1n) await releaseNights(trx, bookingId, 'held');
}

/** Gives the nights of a booking back, from those that are held or from those that are sold. */
export async function releaseNights(trx: Trx, bookingId: string, from: 'held' | 'sold'): Promise<void> {
  const nights = await nightsOfBooking(trx, bookingId);
  for (const { room_id, night, rooms } of nights) {
    // oxlint-disable-next-line no-await-in-loop -- rows are locked in date order
    await trx
      .updateTable('inventory')
      .set((row) => ({ [from]: row(from, '-', rooms) }))
      .where('room_id', '=', room_id)
      .where('night', '=', night)
      .execute();
  }
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
}

async function nightsOfBooking(
  trx: Trx,
  bookingId: string,
): Promise<{ room_id: string; night: string; rooms: number }[]> {
  return trx
    .selectFrom('booking_nights')
    .select(['room_id', 'night', 'rooms'])
    .where('booking_id', '=', bookingId)
    .orderBy('room_id')
    .orderBy('night')
    .execute();
}
