import type { Booking } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { insertBalance } from './balances/collect-balances.ts';
import { addressMail, addressNotice } from '../platform/mail/address-mail.ts';
import { confirmationMail } from './mails/confirmation-mail.ts';
import { bookedNotice } from './mails/hotel-notices.ts';
import { siteAddress } from '../release/index.ts';
import { stayCalendar } from './mails/stay-calendar.ts';
import { queueMail } from '../platform/outbox/queue-mail.ts';
import { sellHeldNights } from '../stock/index.ts';
import { markSuccessful } from './booking-repository.ts';
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
  await sellHeldNights(trx, id);
  await insertBalance(trx, row);
  const booking = await describeBooking(trx, row, now);
  await notifyStaff(context, trx, booking);
  await queueConfirmation(context, trx, booking);
  return booking;
}

async function queueConfirmation(context: BookingContext, trx: Trx, booking: Booking): Promise<void> {
  const { text } = context.release.get();
  const calendar = stayCalendar(text, booking, context.clock.now());
  const document = confirmationMail(text, booking, siteAddress(context, '/find-booking'));
  const mail = addressMail(context, document, { ...booking, calendar });
  await queueMail(context, trx, { mailKey: `confirmation:${booking.id}`, bookingId: booking.id, mail });
}

async function notifyStaff(context: BookingContext, trx: Trx, booking: Booking): Promise<void> {
  const document = bookedNotice(context.release.get().text, booking);
  await queueMail(context, trx, {
    mailKey: `booked-notice:${booking.id}`,
    bookingId: booking.id,
    mail: addressNotice(context, document, booking),
  });
}
