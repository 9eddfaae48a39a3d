import { shareRefund } from '#domain/refund';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { findKeptCaptures } from './capture-repository.ts';
import { insertRefund } from './refund-repository.ts';

interface Refundable {
  id: string;
  currency: string;
}

/**
 * Requests the refund of an amount, shared among the booking's captures, in the transaction of the caller.
 * The gateway gets it later; the table refuses a second request for the same capture.
 */
export async function requestRefund(
  context: Pick<BookingContext, 'clock' | 'newId'>,
  trx: Trx,
  { booking, refundMinor }: { booking: Refundable; refundMinor: number },
): Promise<void> {
  const createdAt = context.clock.now().toISOString();
  const kept = await findKeptCaptures(trx, booking.id);
  const captures = kept.map(({ id, amount_minor: capturedMinor }) => ({ paymentId: id, capturedMinor }));
  for (const share of shareRefund(refundMinor, captures)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertRefund(trx, {
      id: context.newId(),
      booking_id: booking.id,
      reason: 'CANCELLATION',
      payment_id: share.paymentId,
      created_at: createdAt,
      captured_minor: share.capturedMinor,
      amount_minor: share.amountMinor,
      currency: booking.currency,
    });
  }
}
