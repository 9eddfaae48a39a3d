import type { Booking } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { insertBalance } from './balances/collect-balances.ts';
import { addressMail, addressNotice } from '../platform/mail/address-mail.ts';
import type { DocumentRow } from './documents/document-repository.ts';
import { settleDocuments } from './documents/settle-documents.ts';
import { idsOf, withDocument } from './mails/with-document.ts';
import { confirmationMail } from './mails/confirmation-mail.ts';
import { bookedNotice } from './mails/hotel-notices.ts';
import { siteAddress, textsForHotel } from '../release/index.ts';
import { stayCalendar } from './mails/stay-calendar.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';
import { enterCharge } from '../ledger/index.ts';
import { sellHeldNights } from '../stock/index.ts';
import { consentOfBooking } from './news/consent-repository.ts';
import { stopLink } from './news/stop-link.ts';
import { bookingById, markSuccessful } from './booking-repository.ts';
import { describeBooking } from './show-booking.ts';

/**
 * Completes a booking: its state, its nights and its mails, in the transaction of the caller. Undefined when
 * the booking has left the state `from`.
 */
export async function completeBooking(
  context: BookingContext,
  trx: Trx,
  { id, from }: { id: string; from: 'EXPIRED' | 'PENDING' },
): Promise<Booking | undefined> {
  const now = context.clock.now();
  const confirmed = await markSuccessful(trx, id, { from, now: now.toISOString() });
  if (confirmed === undefined) return undefined;
  await sellHeldNights(trx, id);
  await enterCharge(trx, confirmed, now.toISOString());
  const row = await bookingById(trx, id);
  await insertBalance(trx, row);
  const document = await settleDocuments(context, trx, id);
  const booking = await describeBooking(trx, row, now);
  await notifyStaff(context, trx, booking);
  await queueConfirmation(context, trx, { booking, document });
  return booking;
}

async function queueConfirmation(
  context: BookingContext,
  trx: Trx,
  { booking, document: invoice }: { booking: Booking; document: DocumentRow | undefined },
): Promise<void> {
  const text = context.release.get().text(booking.language);
  const calendar = stayCalendar(text, booking, context.clock.now());
  const consentId = await consentOfBooking(trx, booking.id);
  const confirmation = confirmationMail(text, booking, {
    findUrl: siteAddress(context, '/find-booking'),
    stopNewsUrl: consentId === undefined ? undefined : stopLink(context, consentId),
  });
  const mail = addressMail(context, withDocument(text, confirmation, invoice), {
    ...booking,
    calendar,
    attachmentIds: idsOf(invoice),
  });
  await queueMail(context, trx, { mailKey: `confirmation:${booking.id}`, bookingId: booking.id, mail });
}

async function notifyStaff(context: BookingContext, trx: Trx, booking: Booking): Promise<void> {
  const document = bookedNotice(textsForHotel(context.release.get()), booking);
  await queueMail(context, trx, {
    mailKey: `booked-notice:${booking.id}`,
    bookingId: booking.id,
    mail: addressNotice(context, document, booking),
  });
}
