import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { bookingById } from '../booking-repository.ts';
import { send } from '../mails/send.ts';
import { findCaptureToReturn } from './capture-repository.ts';
import { insertRefund } from './refund-repository.ts';

type ReturnContext = Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>;

/**
 * Requests the full refund of a capture that its booking does not need, and notifies the guest; once per
 * capture.
 */
export async function requestReturn(context: ReturnContext, trx: Trx, captureId: string): Promise<void> {
  const capture = await findCaptureToReturn(trx, captureId);
  // Another process was faster.
  if (capture === undefined) return;
  await insertRefund(trx, {
    id: context.newId(),
    booking_id: capture.booking_id,
    reason: 'RETURN',
    payment_id: capture.id,
    created_at: context.clock.now().toISOString(),
    captured_minor: capture.amount_minor,
    amount_minor: capture.left_minor,
    currency: capture.currency,
    currency_digits: capture.currency_digits,
  });
  const booking = await bookingById(trx, capture.booking_id);
  const returned = { ...capture, amount_minor: capture.left_minor };
  await send(context, trx, { kind: 'returned', booking, facts: { capture: returned } });
}
