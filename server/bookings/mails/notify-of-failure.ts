import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail } from '../../platform/mail/address-mail.ts';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { siteAddress, type Texts } from '../../release/index.ts';
import { bookingById } from '../booking-repository.ts';
import { balanceLink } from '../balances/balance-link.ts';
import type { PaymentRow } from '../payments/payment-repository.ts';
import { describeBooking } from '../show-booking.ts';
import { dueOnlineOf } from '../snapshot.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** What a payment that failed leaves: a held room, no room, a balance, or nothing to pay. */
type Left = 'AT_HOTEL' | 'BALANCE' | 'GONE' | 'HELD' | 'OVER';

/**
 * Tells the guest that a bank which was at work on a payment did not pay in the end: the page was left long ago, in
 * the belief that it would. Once per payment.
 */
export async function notifyOfFailure(context: BookingContext, trx: Trx, payment: PaymentRow): Promise<void> {
  const row = await bookingById(trx, payment.booking_id);
  // An unproven address gets no mail.
  if (row.email_verified_at === null) return;
  const booking = await describeBooking(trx, row, context.clock.now());
  const left = leftOf(booking, dueOnlineOf(row));
  const text = context.release.get().text(booking.language);
  const { amount_minor: amountMinor } = payment;
  const document = failureMail(text, booking, {
    left,
    amount: formatMoney(amountMinor, unitOfRow(payment), text.locale),
    address: (path) => siteAddress(context, path),
    payUrl: balanceLink(context, booking.id),
  });
  const mail = addressMail(context, document, booking);
  await queueMail(context, trx, { mailKey: `payment-failed:${payment.id}`, bookingId: booking.id, mail });
}

function leftOf({ state, payment }: Booking, dueMinor: number): Left {
  if (state === 'PENDING') return 'HELD';
  if (state === 'EXPIRED') return 'GONE';
  if (state !== 'SUCCESSFUL' || payment === 'PAID') return 'OVER';
  return dueMinor > 0 ? 'BALANCE' : 'AT_HOTEL';
}

interface Failure {
  left: Left;
  amount: string;
  address: (path: string) => string;
  /** Opens a confirmed booking, to pay its balance. */
  payUrl: string;
}

function failureMail(
  text: Texts,
  booking: Booking,
  { left, amount, address, payUrl }: Failure,
): MailDocument {
  const { id, reference, guest, location, expiresAt } = booking;
  const place = { location: location.name };
  const { timezone } = location;
  const until =
    expiresAt === undefined ? {} : { time: instantAt(expiresAt, timezone, text.locale), timezone };
  const open = text('mail.failed.open');
  const links: Partial<Record<Left, { url: string; label: string }>> = {
    HELD: { url: address(`/checkout?booking=${id}`), label: open },
    GONE: { url: address('/book'), label: text('mail.failed.again') },
    BALANCE: { url: payUrl, label: open },
  };
  const link = links[left];
  return {
    language: text.language,
    subject: text('mail.failed.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.failed.intro', { ...place, amount }) },
      { kind: 'paragraph', text: text(`mail.failed.${left}`, until) },
      ...(link === undefined ? [] : ([{ kind: 'link', ...link }] as const)),
      {
        kind: 'facts',
        facts: [
          { label: text('mail.confirmed.reference'), lines: [reference] },
          {
            label: text('mail.confirmed.contact'),
            lines: [writtenPhone(location.phone), writtenEmail(location.email)],
          },
        ],
      },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
