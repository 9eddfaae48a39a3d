import type { CurrencyUnit } from '#domain/currency';
import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';

/** The mail about money that the booking does not need and that goes back in full. */
export function paymentReturnedMail(
  text: Texts,
  {
    guest,
    location,
    reference,
    isBooked,
    amountMinor,
    unit,
  }: {
    guest: GuestDetails;
    location: BookingLocation;
    reference: string;
    /** True when the booking is valid and was already paid; false when it is over. */
    isBooked: boolean;
    amountMinor: number;
    unit: CurrencyUnit;
  },
): MailDocument {
  const amount = formatMoney(amountMinor, unit, text.locale);
  const place = { location: location.name };
  return {
    language: text.language,
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

/** Explains the refund; otherwise a guest who paid twice would look for a cancellation. */
export function whyReturned(text: Texts, isBooked: boolean, amount: string): string {
  return text(isBooked ? 'mail.returned.twice' : 'mail.returned.gone', { amount });
}
