import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { siteAddress } from '../../release/index.ts';
import { balanceLink } from '../balances/balance-link.ts';
import { dueOnlineOf } from '../snapshot.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { Told } from './mail-rule.ts';
import type { PaymentFacts } from './payment-pending-mail.ts';

/** What a payment that failed leaves: a held room, no room, a balance, or nothing to pay. */
type Left = 'AT_HOTEL' | 'BALANCE' | 'GONE' | 'HELD' | 'OVER';

/** The mail about a payment on which a bank was at work and which failed: the guest believed that it would be paid. */
export async function paymentFailedMail({
  context,
  text,
  booking: row,
  describe,
  facts: { payment },
}: Told<PaymentFacts>): Promise<MailDocument> {
  const booking = await describe();
  const { id, reference, guest, location, expiresAt } = booking;
  const left = leftOf(booking, dueOnlineOf(row));
  const amount = formatMoney(payment.amount_minor, unitOfRow(payment), text.locale);
  const place = { location: location.name };
  const { timezone } = location;
  const until =
    expiresAt === undefined ? {} : { time: instantAt(expiresAt, timezone, text.locale), timezone };
  const open = text('mail.failed.open');
  const links: Partial<Record<Left, { url: string; label: string }>> = {
    HELD: { url: siteAddress(context, `/checkout?booking=${id}`), label: open },
    GONE: { url: siteAddress(context, '/book'), label: text('mail.failed.again') },
    BALANCE: { url: balanceLink(context, id), label: open },
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

function leftOf({ state, payment }: Booking, dueMinor: number): Left {
  if (state === 'PENDING') return 'HELD';
  if (state === 'EXPIRED') return 'GONE';
  if (state !== 'SUCCESSFUL' || payment === 'PAID') return 'OVER';
  return dueMinor > 0 ? 'BALANCE' : 'AT_HOTEL';
}
