import { type Selectable, sql } from 'kysely';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import { type BookingSnapshot, type CancellationFigures, withSold } from './snapshot.ts';
import type { Handle, Trx } from '../platform/db/database.ts';
import { DUE_MINOR, PAID_MINOR } from '../ledger/index.ts';
import type { BookingsTable } from '../platform/db/tables.ts';
import type { NightsOfRoom } from '../stock/index.ts';
import { unitOfRow } from '../platform/db/unit-of-row.ts';
import type { Actor } from '../platform/audit/record-action.ts';
import { recordEvent } from '../platform/events/record-event.ts';

/** A booking with the terms that hold and where its account stands, in minor units. */
export interface SoldBooking extends Selectable<BookingsTable> {
  /** The terms that hold, as they were sold. */
  sold: BookingSnapshot;
  /** What the guest has paid and the booking keeps. */
  paid_minor: number;
  /** The sum of its account: above zero the guest owes it, below zero the hotel. */
  due_minor: number;
}

/** The terms as they were sold. */
const SNAPSHOT = sql<string>`(select snapshot from booking_terms
  where booking_terms.id = bookings.terms_id)`.as('snapshot');

/** What a `SoldBooking` is read from besides the columns of its table. */
export const SOLD = [SNAPSHOT, PAID_MINOR, DUE_MINOR] as const;

/** Starts a query for whole bookings; `readBookings` reads it. */
export function selectBookings(db: Handle) {
  return db
    .selectFrom('bookings')
    .selectAll('bookings')
    .select([...SOLD]);
}

type BookingQuery = Pick<ReturnType<typeof selectBookings>, 'execute'>;

/** Reads whole bookings; the terms of each are parsed once. */
export async function readBookings(query: BookingQuery): Promise<SoldBooking[]> {
  return (await query.execute()).map(withSold);
}

/** Reads the first booking of a query; undefined if there is none. */
export async function readBooking(query: BookingQuery): Promise<SoldBooking | undefined> {
  const [booking] = await readBookings(query);
  return booking;
}

/** Finds a booking of the visitor. Undefined for an unknown id and for another guest's booking alike. */
export async function findBooking(
  db: Handle,
  id: string,
  visitor: Visitor,
): Promise<SoldBooking | undefined> {
  return readBooking(
    selectBookings(db)
      .where('id', '=', id)
      .where((row) => row.or(ownedBy(row, visitor))),
  );
}

/** Reads a booking that exists, without checking a visitor. */
export async function bookingById(db: Handle, id: string): Promise<SoldBooking> {
  return withSold(await selectBookings(db).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Stores a new booking with its first terms, and the nights that it holds by them. */
export async function insertBooking(
  trx: Trx,
  { sold, paid_minor: _paid, due_minor: _due, ...booking }: SoldBooking,
  { quoteId, nights, actor }: { quoteId: string; nights: readonly NightsOfRoom[]; actor?: Actor },
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
      snapshot: JSON.stringify(sold),
      id: terms_id,
      booking_id: id,
      position: 0,
      quote_id: quoteId,
      agreed_at: booking.created_at,
      agreed_by: actor?.name ?? null,
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
  const { id: bookingId, created_at: at, email_verified_at: provenAt } = booking;
  await recordEvent(trx, {
    kind: 'BOOKED',
    bookingId,
    at,
    actor,
    facts: {
      releaseId: booking.release_id,
      checkIn: booking.check_in,
      checkOut: booking.check_out,
      roomIds: nights.flatMap(({ roomId, rooms }) => Array.from({ length: rooms }, () => roomId)),
      ...(booking.state === 'PENDING' ? { expiresAt: booking.expires_at } : {}),
      amountMinor: booking.total_minor,
      ...unitOfRow(booking),
    },
  });
  if (provenAt !== null)
    await recordEvent(trx, { kind: 'ADDRESS_PROVEN', bookingId, at: provenAt, facts: {} });
}

/**
 * Sets the state SUCCESSFUL; a pending booking must still be held. Undefined when the booking has left the
 * state `from`. Whoever proves the address by it records that too.
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
  const booking = await change.returningAll().executeTakeFirst();
  if (booking !== undefined)
    await recordEvent(trx, { kind: 'CONFIRMED', bookingId: id, at: now, facts: { from } });
  return booking;
}

/**
 * Marks the address of a pending booking as proven. Undefined when it is no longer held or was proven before.
 */
export async function markVerified(trx: Trx, id: string, now: string): Promise<SoldBooking | undefined> {
  const booking = await trx
    .updateTable('bookings')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', now)
    .where('email_verified_at', 'is', null)
    .returningAll()
    .returning([...SOLD])
    .executeTakeFirst();
  if (booking === undefined) return undefined;
  await recordEvent(trx, { kind: 'ADDRESS_PROVEN', bookingId: id, at: now, facts: {} });
  return withSold(booking);
}

/** Extends a live hold, once per booking; undefined when it cannot be extended. */
export async function extendHoldOnce(
  trx: Trx,
  id: string,
  change: { expiresAt: string; now: string },
): Promise<SoldBooking | undefined> {
  const booking = await trx
    .updateTable('bookings')
    .set({ expires_at: change.expiresAt, extended_at: change.now })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .where('expires_at', '>', change.now)
    .where('extended_at', 'is', null)
    .returningAll()
    .returning([...SOLD])
    .executeTakeFirst();
  const { expiresAt, now: at } = change;
  if (booking === undefined) return undefined;
  await recordEvent(trx, { kind: 'HOLD_EXTENDED', bookingId: id, at, facts: { expiresAt } });
  return withSold(booking);
}

export interface CancellationChange {
  from: 'PENDING' | 'SUCCESSFUL';
  by: 'GUEST' | 'HOTEL';
  reason: string | null;
  figures: CancellationFigures;
  now: string;
  /** Who of the staff decided it. */
  actor?: Actor;
}

/** Cancels a booking; undefined when a concurrent change has moved it out of the state `from`. */
export async function markCancelled(
  trx: Trx,
  id: string,
  { from, by, reason, figures, now, actor }: CancellationChange,
): Promise<{ id: string } | undefined> {
  const booking = await trx
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
    .returning(['id', 'currency', 'currency_digits'])
    .executeTakeFirst();
  if (booking === undefined) return undefined;
  const { penaltyMinor, refundMinor, dueMinor } = figures;
  const facts = { by, from, penaltyMinor, refundMinor, dueMinor, ...unitOfRow(booking) };
  await recordEvent(trx, { kind: 'CANCELLED', bookingId: id, at: now, actor, facts });
  return booking;
}
