import { DomainError } from '#domain/refusal';
import type { Booking } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import type { Handle } from '../../db/database.ts';
import type { GuestSession } from '../../http/guest-session.ts';
import { type BookingRow, findBooking } from './booking-repository.ts';
import { findNewestCode } from './code-repository.ts';
import { toBooking } from './to-booking.ts';

/** A booking of this browser. */
export async function showBooking(
  context: Pick<Context, 'clock' | 'db'>,
  session: GuestSession,
  id: string,
): Promise<Booking> {
  const row = await bookingOf(context.db, id, session);
  return toBooking(row, await findNewestCode(context.db, id), context.clock.now());
}

/** The booking, or the same refusal for an unknown id and for somebody else's. */
export async function bookingOf(db: Handle, id: string, session: GuestSession): Promise<BookingRow> {
  const row = await findBooking(db, id, session.hash);
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}
