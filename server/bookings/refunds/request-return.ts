import { bookingById } from '../booking-repository.ts';
import { guestOf, snapshotOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import { paymentReturnedMail } from '../mails/payment-returned-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { type CaptureToReturn, findCaptureToReturn } from './capture-repository.ts';
import { insertRefund } from './refund-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

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
  await notifyGuest(context, trx, capture);
}

/** An unproven address gets no mail. */
async function notifyGuest(context: ReturnContext, trx: Trx, capture: CaptureToReturn): Promise<void> {
  const booking = await bookingById(trx, capture.booking_id);
  if (booking.email_verified_at === null) return;
  const addressee = { guest: guestOf(booking), location: snapshotOf(booking).location };
  const document = paymentReturnedMail(context.release.get().text(booking.language), {
    ...addressee,
    reference: booking.reference,
    isBooked: booking.state === 'SUCCESSFUL',
    amountMinor: capture.left_minor,
    unit: unitOfRow(capture),
  });
  const mail = addressMail(context, document, addressee);
  await queueMail(context, trx, { mailKey: `returned:${capture.id}`, bookingId: booking.id, mail });
}
