import type { Booking } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, addressNotice } from '../../platform/mail/address-mail.ts';
import { type CancelledBecause, cancellationMail } from '../mails/cancellation-mail.ts';
import { cancelledNotice } from '../mails/hotel-notices.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { idsOf, withDocument } from '../mails/with-document.ts';
import { stayCalendar } from '../mails/stay-calendar.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { closeBooking } from '../refunds/record-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { enterPenalty } from '../../ledger/index.ts';
import { textsForHotel } from '../../release/index.ts';
import { releaseNights } from '../../stock/index.ts';
import {
  bookingById,
  type BookingRow,
  type CancellationChange,
  markCancelled,
} from '../booking-repository.ts';
import { describeBooking } from '../show-booking.ts';

interface CarriedOut extends Omit<CancellationChange, 'by' | 'now'> {
  booking: BookingRow;
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
  const cancelled = await describeBooking(trx, await bookingById(trx, row.id), now);
  // A booking that was never confirmed gets no mail: the address may be a stranger's.
  if (booking.reserved_at !== null) await notifyBoth(context, trx, { cancelled, because, written: document });
  return cancelled;
}

interface Reported {
  cancelled: Booking;
  because: CancelledBecause;
  written: DocumentRow | undefined;
}

async function notifyBoth(
  context: BookingContext,
  trx: Trx,
  { cancelled, because, written }: Reported,
): Promise<void> {
  const { cancellation } = cancelled;
  if (cancellation === undefined) return;
  const release = context.release.get();
  // The staff know of their own cancellation.
  if (because !== 'STAFF') {
    const byHand = await findRefundsByHand(trx, cancelled.id);
    const byHandMinor = byHand.reduce((sum, refund) => sum + refund.amount_minor, 0);
    const document = cancelledNotice(textsForHotel(release), cancelled, {
      because,
      cancellation,
      byHandMinor,
    });
    const notice = addressNotice(context, document, cancelled);
    await queueMail(context, trx, {
      mailKey: `cancelled-notice:${cancelled.id}`,
      bookingId: cancelled.id,
      mail: notice,
    });
  }
  const text = release.text(cancelled.language);
  const document = withDocument(text, cancellationMail(text, cancelled, { because, cancellation }), written);
  const calendar = stayCalendar(text, cancelled, context.clock.now());
  const mail = addressMail(context, document, { ...cancelled, calendar, attachmentIds: idsOf(written) });
  await queueMail(context, trx, { mailKey: `cancelled:${cancelled.id}`, bookingId: cancelled.id, mail });
}
