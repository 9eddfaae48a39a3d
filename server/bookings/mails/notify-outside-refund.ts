import type { Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { bookingById } from '../booking-repository.ts';
import type { BookingContext } from '../context.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { RefundReport } from '../payments/payment-gateway.ts';
import { guestOf, snapshotOf } from '../snapshot.ts';
import { refundMail } from './refund-mail.ts';
import { idsOf, withDocument } from './with-document.ts';

interface Refunded {
  bookingId: string;
  report: RefundReport;
  document: DocumentRow | undefined;
}

/** Tells the guest of money that staff sent back in the gateway's dashboard, with the credit note if there is one. */
export async function notifyOutsideRefund(
  context: Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>,
  trx: Trx,
  { bookingId, report, document: written }: Refunded,
): Promise<void> {
  const booking = await bookingById(trx, bookingId);
  // An unproven address gets no mail.
  if (booking.email_verified_at === null) return;
  const addressee = { guest: guestOf(booking), location: snapshotOf(booking).location };
  const text = context.release.get().text(booking.language);
  const document = refundMail(text, {
    ...addressee,
    reference: booking.reference,
    state: 'PROCESSED',
    isByHand: false,
    amountMinor: report.amountMinor,
    unit: report,
  });
  const mail = addressMail(context, withDocument(text, document, written), {
    ...addressee,
    attachmentIds: idsOf(written),
  });
  await queueMail(context, trx, { mailKey: `refund:${report.id}:outside`, bookingId, mail });
}
