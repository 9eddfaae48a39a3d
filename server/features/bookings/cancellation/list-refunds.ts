import type { RefundList } from '#schemas/api-types';
import type { Context } from '../../../context.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { findRefunds } from '../../../refunds/refund-repository.ts';
import { toRefund } from '../../../refunds/to-refund.ts';
import { bookingOf } from '../show-booking.ts';

/** The refunds of a booking, newest first, each with its history. */
export async function listRefunds(
  context: Pick<Context, 'db'>,
  visitor: Visitor,
  bookingId: string,
): Promise<RefundList> {
  const { id } = await bookingOf(context.db, bookingId, visitor);
  return { items: (await findRefunds(context.db, id)).map(toRefund) };
}
