import type { Selectable } from 'kysely';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import type { CancellationFigures } from './snapshot.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import type { BookingsTable } from '../platform/db/tables.ts';
import type { NightsOfRoom } from '../stock/index.ts';

export type BookingRow = Selectable<BookingsTable>;

/** A booking that the visitor may see; a foreign id finds nothing, exactly as an unknown one. */
export async function findBooking(db: Handle, id: string, visitor: Visitor): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .where((row) => row.or(ownedBy(row, visitor)))
    .executeTakeFirst();
}

/** A booking that is there: for what is not asked by a visitor. */
export async function bookingById(db: Handle, id: string): Promise<BookingRow> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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

/** To SUCCESSFUL, from the state it was judged in: a pending booking only while its hold lives; undefined when it was not. */
export async function markSuccessful(
  trx: Trx,
  id: string,
  { from, now }: { from: 'EXPIRED' | 'PENDING'; now: string },
): Promise<BookingRow | undefined> {
  let change = trx
    .updateTable('bookings')
    .set((row) => ({
      state: 'SUCCESSFUL',
      reserved_at: now,
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
    }))
    .where('id', '=', id)
    .where('state', '=', from);
  if (from === 'PENDING') change = change.where('expires_at', '>', now);
  return change.returningAll().executeTakeFirst();
}

/** The address is proven, and something else is still to be done before the booking is booked. */
export async function markVerified(trx: Trx, id: string, now: string): Promise<BookingRow | undefined> {
  return trx
    .updateTable('bookings')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .where('email_verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Adds captured money to what was paid. */
export async function addPaid(
  trx: Trx,
  id: string,
  { amountMinor, payment }: { amountMinor: number; payment: BookingRow['payment'] },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set((row) => ({ paid_minor: row('paid_minor', '+', amountMinor), payment }))
    .where('id', '=', id)
    .execute();
}

/** Moves the end of a live hold; once per booking. */
export async function extendHoldOnce(
  trx: Trx,
  id: string,
  change: { expiresAt: string; now: string },
): Promise<BookingRow | undefined> {
  return trx
    .updateTable('bookings')
    .set({ expires_at: change.expiresAt, extended_at: change.now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', change.now)
    .where('extended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** What a cancellation writes into a booking. */
export interface CancellationChange {
  from: 'PENDING' | 'SUCCESSFUL';
  by: 'GUEST' | 'HOTEL';
  reason: string | null;
  figures: CancellationFigures;
  now: string;
}

/** Cancels a booking that is still in the state it was judged in; of two at the same time one finds it changed. */
export async function markCancelled(
  trx: Trx,
  id: string,
  { from, by, reason, figures, now }: CancellationChange,
): Promise<BookingRow | undefined> {
  return trx
    .updateTable('bookings')
    .set({
      state: 'CANCELLED',
      cancelled_at: now,
      cancelled_by: by,
      cancellation_reason: reason,
      cancellation: JSON.stringify(figures),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}
