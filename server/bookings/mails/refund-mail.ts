import type { CurrencyUnit } from '#domain/currency';
import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import { guestOf } from '../snapshot.ts';
import type { Told } from './mail-rule.ts';
import { whyReturned } from './payment-returned-mail.ts';

export interface RefundFacts {
  /** Ours, or the gateway's for money that staff sent back in its dashboard. */
  refundId: string;
  /** Which step of the refund is told of; each is told of once. */
  step: number | 'outside';
  state: 'PROCESSED' | 'FAILED';
  /** Set for money that the booking did not need; omitted after a cancellation. */
  returned?: { isBooked: boolean };
  /** Whether the staff took the money and paid it back themselves. */
  isByHand: boolean;
  amountMinor: number;
  /** What goes back for the cancellation, when it is more: each payment goes back by itself. */
  inAllMinor?: number;
  unit: CurrencyUnit;
  /** The credit note. */
  document: DocumentRow | undefined;
}

/** The mail about a refund that was paid out or has failed so far. */
export function refundMail({ text, booking, facts }: Told<RefundFacts>): MailDocument {
  const { reference } = booking;
  const { state, returned, isByHand, amountMinor, inAllMinor = amountMinor, unit } = facts;
  const guest = guestOf(booking);
  const { location } = booking.sold;
  const money = (minor: number): string => formatMoney(minor, unit, text.locale);
  const amount = money(amountMinor);
  const place = { location: location.name };
  return {
    language: text.language,
    subject: text('mail.refund.subject', { reference, ...place }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      ...(returned === undefined
        ? []
        : [{ kind: 'paragraph', text: whyReturned(text, returned.isBooked, amount) } as const]),
      {
        kind: 'paragraph',
        text: text(`mail.refund.${isByHand ? 'BY_HAND' : state}`, { amount, reference, ...place }),
      },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.confirmed.reference'), lines: [reference] },
          { label: text('mail.refund.amount'), lines: [amount] },
          ...(inAllMinor > amountMinor
            ? [{ label: text('mail.refund.inAll'), lines: [money(inAllMinor)] }]
            : []),
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
