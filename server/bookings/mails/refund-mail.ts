import { formatMoney } from '#domain/money';
import { LOCALE } from '#schemas/language';
import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { whyReturned } from './payment-returned-mail.ts';

/** News of a refund: it has been paid out, or it did not go through yet. */
export function refundMail(
  text: Texts,
  {
    guest,
    location,
    reference,
    state,
    returned,
    isByHand,
    amountMinor,
    currency,
  }: {
    guest: GuestDetails;
    location: BookingLocation;
    reference: string;
    state: 'PROCESSED' | 'FAILED';
    /** Of money that the booking had no use for: whether the booking stands. Left out for what a cancellation gives back. */
    returned?: { isBooked: boolean };
    /** Whether the hotel took the money itself and gave it back itself. */
    isByHand: boolean;
    amountMinor: number;
    currency: string;
  },
): MailDocument {
  const amount = formatMoney(amountMinor, currency, LOCALE);
  const place = { location: location.name };
  return {
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
          { label: text('mail.confirmed.contact'), lines: [location.phone, location.email] },
        ],
      },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
