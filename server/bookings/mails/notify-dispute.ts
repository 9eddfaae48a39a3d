import { formatMoney } from '#domain/money';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, nameless } from '../../platform/mail/address-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { BookingRow } from '../booking-repository.ts';
import { textsForHotel } from '../../release/index.ts';
import type { BookingContext } from '../context.ts';
import type { DisputeReport } from '../payments/payment-gateway.ts';
import { snapshotOf } from '../snapshot.ts';

type NoticeContext = Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>;

/** Notifies the location of a new dispute and of its end. The notice names no guest: the staff look it up. */
export async function notifyDispute(
  context: NoticeContext,
  trx: Trx,
  { booking, report }: { booking: BookingRow; report: DisputeReport },
): Promise<void> {
  const { location } = snapshotOf(booking);
  const text = textsForHotel(context.release.get());
  const names = { reference: booking.reference, location: location.name };
  const amount = formatMoney(report.amountMinor, report, text.locale);
  const document = {
    language: text.language,
    subject: text('mail.notice.dispute.subject', names),
    blocks: [
      {
        kind: 'paragraph' as const,
        text: text(`mail.notice.dispute.${report.state}`, { ...names, amount, reason: report.reason }),
      },
    ],
  };
  await queueMail(context, trx, {
    mailKey: `dispute-notice:${report.id}:${report.state}`,
    bookingId: booking.id,
    mail: addressMail(context, document, { guest: nameless(location.email), location }),
  });
}
