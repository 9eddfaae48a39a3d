import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { siteAddress } from '../../release/index.ts';
import { balanceLink } from '../balances/balance-link.ts';
import type { PaymentRow } from '../payments/payment-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { Told } from './mail-rule.ts';

export interface PaymentFacts {
  payment: PaymentRow;
}

export interface PendingFacts extends PaymentFacts {
  /** What waits for the money: a held room, a room that was released meanwhile, or a booking whose balance it is. */
  waiting: 'BALANCE' | 'GONE' | 'HELD';
}

/** The mail about a payment on which a bank is still at work, so that nobody pays again. */
export async function paymentPendingMail({
  context,
  text,
  describe,
  facts: { payment, waiting },
}: Told<PendingFacts>): Promise<MailDocument> {
  const { id, reference, guest, location, expiresAt } = await describe();
  const amount = formatMoney(payment.amount_minor, unitOfRow(payment), text.locale);
  const bookingUrl =
    waiting === 'BALANCE' ? balanceLink(context, id) : siteAddress(context, `/checkout?booking=${id}`);
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
