import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import { siteAddress } from '../../release/index.ts';
import { bookingById } from '../booking-repository.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import { describeBooking } from '../show-booking.ts';
import { paymentReceivedMail } from './payment-received-mail.ts';
import { idsOf, withDocument } from './with-document.ts';

interface Received {
  bookingId: string;
  captureId: string;
  amountMinor: number;
  document: DocumentRow | undefined;
}

/** Tells the guest of a confirmed booking that money has arrived, with the invoice if it is the last of it. */
export async function queueReceipt(
  context: Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>,
  trx: Trx,
  { bookingId, captureId, amountMinor, document: written }: Received,
): Promise<void> {
  const row = await bookingById(trx, bookingId);
  // An unproven address gets no mail.
  if (row.email_verified_at === null) return;
  const booking = await describeBooking(trx, row, context.clock.now());
  // Staff record payments without the release's files too.
  const release = context.release.peek();
  const text = release?.text(booking.language) ?? PRODUCT_TEXTS;
  const findUrl = release === undefined ? undefined : siteAddress(context, '/find-booking');
  const document = withDocument(text, paymentReceivedMail(text, booking, { amountMinor, findUrl }), written);
  const mail = addressMail(context, document, { ...booking, attachmentIds: idsOf(written) });
  await queueMail(context, trx, { mailKey: `paid:${captureId}`, bookingId, mail });
}
