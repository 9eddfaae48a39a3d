import { formatMoney } from '#domain/money';
import { LOCALE } from '#schemas/language';
import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';

/** Money came in that the booking had no use for, and goes back in full. */
export function paymentReturnedMail(
  text: Texts,
  {
    guest,
    location,
    reference,
    isBooked,
    amountMinor,
    currency,
  }: {
    guest: GuestDetails;
    location: BookingLocation;
    reference: string;
    /** The booking stands, and was paid already; otherwise there is none any more. */
    isBooked: boolean;
    amountMinor: number;
    currency: string;
  },
): MailDocument {
  const amount = formatMoney(amountMinor, currency, LOCALE);
  const place = { location: location.name };
  return {
    subject: text('mail.returned.subject', { reference, ...place }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      { kind: 'paragraph', text: whyReturned(text, isBooked, amount) },
      { kind: 'paragraph', text: text('mail.returned.inFull') },
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

/** Without it, who paid twice reads of a refund of the whole price and looks for a cancellation. */
export function whyReturned(text: Texts, isBooked: boolean, amount: string): string {
  return text(isBooked ? 'mail.returned.twice' : 'mail.returned.gone', { amount });
}
