import { type Selectable, sql } from 'kysely';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import type { CancellationFigures } from './snapshot.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import { DUE_MINOR, PAID_MINOR } from '../ledger/index.ts';
import type { BookingsTable, BookingTermsTable } from '../platform/db/tables.ts';
import type { NightsOfRoom } from '../stock/index.ts';
import { noteRequest } from './note-request.ts';

/** A booking with the terms that hold and where its account stands, in minor units. */
export interface BookingRow extends Selectable<BookingsTable>, Pick<BookingTermsTable, 'snapshot'> {
  /** What the guest has paid and the booking keeps. */
  paid_minor: number;
  /** The sum of its account: above zero the guest owes it, below zero the hotel. */
  due_minor: number;
}

/** The terms as they were sold. */
const SNAPSHOT = sql<string>`(select snapshot from booking_terms
  where booking_terms.id = bookings.terms_id)`.as('snapshot');

/** What a `BookingRow` has besides the columns of its table. */
export const SOLD = [SNAPSHOT, PAID_MINOR, DUE_MINOR] as const;

/** Starts a query that reads bookings whole. */
export function selectBookings(db: Handle) {
  return db
    .selectFrom('bookings')
    .selectAll('bookings')
    .select([...SOLD]);
}

/** Finds a booking of the visitor. Undefined for an unknown id and for another guest's booking alike. */
export async function findBooking(db: Handle, id: string, visitor: Visitor): Promise<BookingRow | undefined> {
  return selectBookings(db)
    .where('id', '=', id)
    .where((row) => row.or(ownedBy(row, visitor)))
    .executeTakeFirst();
}

/** Reads a booking that exists, without checking a visitor. */
export async function bookingById(db: Handle, id: string): Promise<BookingRow> {
  return selectBookings(db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Stores a new booking with its first terms, and the nights that it holds by them. */
export async function insertBooking(
  trx: Trx,
  { snapshot, paid_minor: _paid, due_minor: _due, ...booking }: BookingRow,
  { quoteId, nights }: { quoteId: string; nights: readonly NightsOfRoom[] },
): Promise<void> {
  await trx.insertInto('bookings').values(booking).execute();
  const { id, terms_id, check_in, check_out, total_minor, currency, currency_digits } = booking;
  await trx
    .insertInto('booking_terms')
    .values({
      check_in,
      check_out,
      total_minor,
      currency,
      currency_digits,
      snapshot,
      id: terms_id,
      booking_id: id,
      position: 0,
      quote_id: quoteId,
      agreed_at: booking.created_at,
      agreed_by: null,
    })
    .execute();
  const rows = nights.flatMap(({ roomId, nights: dates, rooms }) =>
    dates.map((night) => ({
      terms_id,
      booking_id: id,
      room_id: roomId,
      night,
      rooms,
      state: 'HELD' as const,
    })),
  );
  await trx.insertInto('booking_nights').values(rows).execute();
  await noteRequest(trx, booking.id, { change: 'BOOKED', now: booking.created_at });
}

/**
 * Sets the state SUCCESSFUL; a pending booking must still be held. Undefined when the booking has left the
 * state `from`.
 */
export async function markSuccessful(
  trx: Trx,
  id: string,
  { from, now }: { from: 'EXPIRED' | 'PENDING'; now: string },
): Promise<Selectable<BookingsTable> | undefined> {
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
  await noteRequest(trx, id, { change: 'CONFIRMED', now });
  return change.returningAll().executeTakeFirst();
}

/**
 * Marks the address of a pending booking as proven. Undefined when it is no longer held or was proven before.
 */
export async function markVerified(trx: Trx, id: string, now: string): Promise<BookingRow | undefined> {
  await noteRequest(trx, id, { change: 'VERIFIED', now });
  return trx
    .updateTable('bookings')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .where('email_verified_at', 'is', null)
    .returningAll()
    .returning([...SOLD])
    .executeTakeFirst();
}

/** Extends a live hold, once per booking; undefined when it cannot be extended. */
export async function extendHoldOnce(
  trx: Trx,
  id: string,
  change: { expiresAt: string; now: string },
): Promise<BookingRow | undefined> {
  await noteRequest(trx, id, { change: 'HELD_LONGER', now: change.now });
  return trx
    .updateTable('bookings')
    .set({ expires_at: change.expiresAt, extended_at: change.now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', change.now)
    .where('extended_at', 'is', null)
    .returningAll()
    .returning([...SOLD])
    .executeTakeFirst();
}

export interface CancellationChange {
  from: 'PENDING' | 'SUCCESSFUL';
  by: 'GUEST' | 'HOTEL';
  reason: string | null;
  figures: CancellationFigures;
  now: string;
}

/** Cancels a booking; undefined when a concurrent change has moved it out of the state `from`. */
export async function markCancelled(
  trx: Trx,
  id: string,
  { from, by, reason, figures, now }: CancellationChange,
): Promise<{ id: string } | undefined> {
  await noteRequest(trx, id, { change: 'CANCELLED', now });
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
    .returning('id')
    .executeTakeFirst();
}
