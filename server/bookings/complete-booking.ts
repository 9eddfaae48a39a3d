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
import { sellHeldNights } from '../stock/index.ts';
import { consentOfBooking } from './news/consent-repository.ts';
import { stopLink } from './news/stop-link.ts';
import { type BookingRow, markSuccessful } from './booking-repository.ts';
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
  const row = await markSuccessful(trx, id, { from, now: now.toISOString() });
  if (row === undefined) return undefined;
  const { booking, document } = await sellBooking(context, trx, row);
  await notifyStaff(context, trx, booking);
  await queueConfirmation(context, trx, { booking, document });
  return booking;
}

/** Sells at once what the staff booked, with its nights and the guest's mail, in the transaction of the caller. */
export async function sellAtOnce(context: BookingContext, trx: Trx, row: BookingRow): Promise<Booking> {
  // The staff need no notice of their own booking.
  const sold = await sellBooking(context, trx, row);
  await queueConfirmation(context, trx, sold);
  return sold.booking;
}

interface Sold {
  booking: Booking;
  document: DocumentRow | undefined;
}

async function sellBooking(context: BookingContext, trx: Trx, row: BookingRow): Promise<Sold> {
  await sellHeldNights(trx, row.id);
  await insertBalance(trx, row);
  const document = await settleDocuments(context, trx, row.id);
  return { booking: await describeBooking(trx, row, context.clock.now()), document };
}

async function queueConfirmation(
  context: BookingContext,
  trx: Trx,
  { booking, document: invoice }: Sold,
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
