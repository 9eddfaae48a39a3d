import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { CaptureRow } from '../refunds/capture-repository.ts';
import { guestOf } from '../snapshot.ts';
import type { Told } from './mail-rule.ts';

export interface ReturnedFacts {
  capture: CaptureRow;
}

/** The mail about money that the booking does not need and that goes back in full. */
export function paymentReturnedMail({
  text,
  booking,
  facts: { capture },
}: Told<ReturnedFacts>): MailDocument {
  const { reference } = booking;
  const guest = guestOf(booking);
  const { location } = booking.sold;
  // The booking is valid and was already paid, or it is over.
  const isBooked = booking.state === 'SUCCESSFUL';
  const amount = formatMoney(capture.amount_minor, unitOfRow(capture), text.locale);
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
