import type { Selectable } from 'kysely';
import type { Handle, Trx } from '../../db/database.ts';
import type { BookingsTable } from '../../db/tables.ts';
import type { NightsOfRoom } from '../../stock/take-nights.ts';

export type BookingRow = Selectable<BookingsTable>;

/** A booking of this guest; a foreign id finds nothing, exactly as an unknown one. */
export async function findBooking(
  db: Handle,
  id: string,
  guestHash: string,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .where('guest_hash', '=', guestHash)
    .executeTakeFirst();
}

export async function findBookingOfQuote(db: Handle, quoteId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('bookings').select('id').where('quote_id', '=', quoteId).executeTakeFirst();
}

export async function insertBooking(
  trx: Trx,
  booking: BookingRow,
  nights: readonly NightsOfRoom[],
): Promise<void> {
  await trx.insertInto('bookings').values(booking).execute();
  const rows = nights.flatMap(({ roomId, nights: dates, rooms }) =>
    dates.map((night) => ({ booking_id: booking.id, room_id: roomId, night, rooms })),
  );
  await trx.insertInto('booking_nights').values(rows).execute();
}

/** Rooms in live holds of an e-mail address or a network. */
export async function countHeldRooms(
  trx: Trx,
  holder: { column: 'email_key' | 'network_key'; key: string; now: string },
): Promise<{ rooms: number; firstEnd: string | null }> {
  const row = await trx
    .selectFrom('bookings')
    .select((select) => [
      select.fn.sum<number | null>('room_count').as('rooms'),
      select.fn.min('expires_at').as('firstEnd'),
    ])
    .where(holder.column, '=', holder.key)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', holder.now)
    .executeTakeFirst();
  return { rooms: row?.rooms ?? 0, firstEnd: row?.firstEnd ?? null };
}

/** PENDING to SUCCESSFUL, only while the hold lives. */
export async function markSuccessful(trx: Trx, id: string, now: string): Promise<boolean> {
  const changed = await trx
    .updateTable('bookings')
    .set({ state: 'SUCCESSFUL', reserved_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Moves the end of a live hold; once per booking. */
export async function extendHoldOnce(
  trx: Trx,
  id: string,
  change: { expiresAt: string; now: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('bookings')
    .set({ expires_at: change.expiresAt, extended_at: change.now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', change.now)
    .where('extended_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
