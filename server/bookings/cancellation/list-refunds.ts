import type { RefundList } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Visitor } from '../../accounts/index.ts';
import { findRefunds } from '../refunds/refund-repository.ts';
import { mapRefund } from '../refunds/map-refund.ts';
import { bookingOf } from '../show-booking.ts';

/** Returns the refunds of a booking, newest first, each with its history. */
export async function listRefunds(
  context: Pick<BookingContext, 'db'>,
  visitor: Visitor,
  bookingId: string,
): Promise<RefundList> {
  const { id } = await bookingOf(context.db, bookingId, visitor);
  return { items: (await findRefunds(context.db, id)).map(mapRefund) };
}
