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
import { balanceLink } from '../balances/balance-link.ts';
import { bookingById } from '../booking-repository.ts';
import type { PaymentRow } from '../payments/payment-repository.ts';
import { describeBooking } from '../show-booking.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** Most banks answer sooner, and the page says it meanwhile: a mail would only cross the confirmation. */
const TOLD_AFTER_MS = 2 * 60_000;

/** What waits for the money: a held room, a room that was released meanwhile, or a booking whose balance it is. */
type Waiting = 'BALANCE' | 'GONE' | 'HELD';

const WAITING: Readonly<Partial<Record<Booking['state'], Waiting>>> = {
  PENDING: 'HELD',
  EXPIRED: 'GONE',
  SUCCESSFUL: 'BALANCE',
};

/**
 * Tells the guest that a bank is still at work on a payment, so that nobody pays again. Once per payment; the
 * confirmation, the receipt or the failure follows.
 */
export async function notifyOfPending(context: BookingContext, trx: Trx, payment: PaymentRow): Promise<void> {
  const now = context.clock.now();
  const { pending_since: since, amount_minor: amountMinor } = payment;
  if (since === null || now.getTime() - Date.parse(since) < TOLD_AFTER_MS) return;
  const row = await bookingById(trx, payment.booking_id);
  const booking = await describeBooking(trx, row, now);
  const waiting = WAITING[booking.state];
  // An unproven address gets no mail, and money for a cancelled booking has a mail of its own.
  if (row.email_verified_at === null || waiting === undefined) return;
  const text = context.release.get().text(booking.language);
  const document = pendingMail(text, booking, {
    waiting,
    amount: formatMoney(amountMinor, unitOfRow(payment), text.locale),
    bookingUrl:
      waiting === 'BALANCE'
        ? balanceLink(context, booking.id)
        : siteAddress(context, `/checkout?booking=${booking.id}`),
  });
  const mail = addressMail(context, document, booking);
  await queueMail(context, trx, { mailKey: `payment-pending:${payment.id}`, bookingId: booking.id, mail });
}

interface Pending {
  waiting: Waiting;
  amount: string;
  /** Where the guest reads how the payment stands. */
  bookingUrl: string;
}

function pendingMail(text: Texts, booking: Booking, { waiting, amount, bookingUrl }: Pending): MailDocument {
  const { reference, guest, location, expiresAt } = booking;
  const place = { location: location.name };
  const { timezone } = location;
  const until =
    expiresAt === undefined ? {} : { time: instantAt(expiresAt, timezone, text.locale), timezone };
  return {
    language: text.language,
    subject: text('mail.pending.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.pending.intro', { ...place, amount }) },
      { kind: 'paragraph', text: text(`mail.pending.${waiting}`, until) },
      { kind: 'paragraph', text: text('mail.pending.look') },
      { kind: 'link', url: bookingUrl, label: text('mail.pending.open') },
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
