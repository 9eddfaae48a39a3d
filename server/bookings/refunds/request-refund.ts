import { stepAt } from '#domain/gateways/known';
import { shareRefund } from '#domain/refund';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type CurrencyColumns, unitOfRow } from '../../platform/db/unit-of-row.ts';
import { type CaptureRow, findKeptCaptures } from './capture-repository.ts';
import { findOutsideRefunds, outsideMinor } from './outside-refunds.ts';
import { findRefunds, insertRefund } from './refund-repository.ts';
import { closeBooking } from './record-refund.ts';

interface Refundable extends CurrencyColumns {
  id: string;
}

/**
 * Requests the refund of an amount, shared among the booking's captures, in the transaction of the caller, less what
 * already went back by the gateway's dashboard.
 * The gateway gets it later; the table refuses a second request for the same capture.
 */
export async function requestRefund(
  context: Pick<BookingContext, 'clock' | 'newId'>,
  trx: Trx,
  { booking, refundMinor }: { booking: Refundable; refundMinor: number },
): Promise<void> {
  const createdAt = context.clock.now().toISOString();
  const kept = await findKeptCaptures(trx, booking.id);
  const outside = await findOutsideRefunds(trx, booking.id);
  const leftOf = (id: string, capturedMinor: number): number =>
    Math.max(0, capturedMinor - outsideMinor(outside.filter(({ capture_id: of }) => of === id)));
  const captures = kept.map(({ id, amount_minor: amount, gateway, ...row }) => ({
    paymentId: id,
    capturedMinor: leftOf(id, amount),
    stepMinor: stepAt(gateway.toLowerCase(), unitOfRow(row)),
  }));
  // What went back by the gateway's dashboard is part of the refund.
  const owedMinor = Math.max(0, refundMinor - outsideMinor(outside));
  const capturedOf = new Map(kept.map(({ id, amount_minor: amount }) => [id, amount]));
  for (const share of shareRefund(owedMinor, captures)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertRefund(trx, {
      id: context.newId(),
      booking_id: booking.id,
      reason: 'CANCELLATION',
      payment_id: share.paymentId,
      created_at: createdAt,
      captured_minor: capturedOf.get(share.paymentId) ?? share.capturedMinor,
      amount_minor: share.amountMinor,
      currency: booking.currency,
      currency_digits: booking.currency_digits,
    });
  }
}

/**
 * Requests the refund of money that arrived when its booking was cancelled already: what the cancellation gives back,
 * less what was requested before and what already went back by the gateway's dashboard.
 */
export async function requestRefundOfLate(
  context: Pick<BookingContext, 'newId'>,
  trx: Trx,
  { capture, refundMinor }: { capture: CaptureRow; refundMinor: number },
): Promise<void> {
  const { booking_id: bookingId, amount_minor: capturedMinor } = capture;
  const earlier = (await findRefunds(trx, bookingId)).filter(({ reason }) => reason === 'CANCELLATION');
  const outside = await findOutsideRefunds(trx, bookingId);
  const requestedMinor = earlier.reduce((sum, { amount_minor: amount }) => sum + amount, 0);
  const leftMinor = Math.max(0, refundMinor - requestedMinor - outsideMinor(outside));
  if (leftMinor === 0) return closeBooking(trx, bookingId, capture.captured_at);
  await insertRefund(trx, {
    id: context.newId(),
    booking_id: bookingId,
    reason: 'CANCELLATION',
    payment_id: capture.id,
    created_at: capture.captured_at,
    captured_minor: capturedMinor,
    amount_minor: Math.min(leftMinor, capturedMinor),
    currency: capture.currency,
    currency_digits: capture.currency_digits,
  });
}
