import { formatMoney } from '#domain/money';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, nameless } from '../../platform/mail/address-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { bookingById } from '../booking-repository.ts';
import { textsForHotel } from '../../release/index.ts';
import type { BookingContext } from '../context.ts';
import type { PaymentRow } from '../payments/payment-repository.ts';
import { snapshotOf } from '../snapshot.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/** A sum of a payment that differs from the gateway's, although all that it said was recorded. In minor units. */
export interface Difference {
  of: 'PAID_BACK' | 'RECEIVED';
  hereMinor: number;
  thereMinor: number;
}

/** Tells the location that its books and the gateway's differ. The notice names no guest: the staff look it up. */
export async function notifyDifference(
  context: Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>,
  trx: Trx,
  { payment, differences }: { payment: PaymentRow; differences: readonly Difference[] },
): Promise<void> {
  const booking = await bookingById(trx, payment.booking_id);
  const { location } = snapshotOf(booking);
  const text = textsForHotel(context.release.get());
  const { reference } = booking;
  const names = { reference, location: location.name, gatewayId: payment.gateway_id ?? payment.id };
  const money = (minor: number): string => formatMoney(minor, unitOfRow(payment), text.locale);
  const document = {
    language: text.language,
    subject: text('mail.notice.differs.subject', names),
    blocks: [
      { kind: 'paragraph' as const, text: text('mail.notice.differs.intro', names) },
      ...differences.map(({ of, hereMinor, thereMinor }) => ({
        kind: 'paragraph' as const,
        text: text(`mail.notice.differs.${of}`, { here: money(hereMinor), there: money(thereMinor) }),
      })),
      { kind: 'paragraph' as const, text: text('mail.notice.differs.look', names) },
    ],
  };
  await queueMail(context, trx, {
    mailKey: `differs-notice:${payment.id}:${JSON.stringify(differences)}`,
    bookingId: booking.id,
    mail: addressMail(context, document, { guest: nameless(location.email), location }),
  });
}
