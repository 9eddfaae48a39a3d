import type { Booking } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { CancelledBecause } from '../mails/cancellation-mail.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { send } from '../mails/send.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { closeBooking } from '../refunds/record-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { enterPenalty } from '../../ledger/index.ts';
import { releaseNights } from '../../stock/index.ts';
import {
  bookingById,
  type SoldBooking,
  type CancellationChange,
  markCancelled,
} from '../booking-repository.ts';
import { describeBooking } from '../show-booking.ts';

interface CarriedOut extends Omit<CancellationChange, 'by' | 'now'> {
  booking: SoldBooking;
  because: CancelledBecause;
}

/**
 * Cancels a booking with its nights, refund and mails, in the transaction of the decision. Undefined when the
 * booking has left the state `from`: nothing has changed then, and there is no second refund (BOOKING-RULES,
 * Cancellation 14).
 */
export async function carryOutCancellation(
  context: BookingContext,
  trx: Trx,
  { booking, because, ...change }: CarriedOut,
): Promise<Booking | undefined> {
  const now = context.clock.now();
  const by = because === 'GUEST' ? 'GUEST' : 'HOTEL';
  const row = await markCancelled(trx, booking.id, { ...change, by, now: now.toISOString() });
  if (row === undefined) return undefined;
  await releaseNights(trx, booking.id);
  await enterPenalty(trx, booking, {
    source: `cancelled:${booking.id}`,
    penaltyMinor: change.figures.penaltyMinor,
    now: now.toISOString(),
  });
  await requestRefund(context, trx, { booking });
  // Staff may have given all of it back before, at the gateway's own pages: no refund follows that would end it.
  await closeBooking(trx, booking.id, now.toISOString());
  const document = await settleDocuments(context, trx, booking.id);
  const after = await bookingById(trx, row.id);
  const cancelled = await describeBooking(trx, after, now);
  // A booking that was never confirmed gets no mail: the address may be a stranger's.
  if (booking.reserved_at !== null)
    await notifyBoth(context, trx, { booking: after, described: cancelled, because, document });
  return cancelled;
}

interface Reported {
  booking: SoldBooking;
  described: Booking;
  because: CancelledBecause;
  document: DocumentRow | undefined;
}

async function notifyBoth(
  context: BookingContext,
  trx: Trx,
  { booking, described, because, document }: Reported,
): Promise<void> {
  const { cancellation } = described;
  if (cancellation === undefined) return;
  // The staff know of their own cancellation.
  if (because !== 'STAFF') {
    const byHand = await findRefundsByHand(trx, booking.id);
    const byHandMinor = byHand.reduce((sum, refund) => sum + refund.amount_minor, 0);
    const facts = { because, cancellation, byHandMinor };
    await send(context, trx, { kind: 'cancelled-notice', booking, described, facts });
  }
  const facts = { because, cancellation, document };
  await send(context, trx, { kind: 'cancelled', booking, described, facts });
}
