import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import type { Booking, BookingCancellation } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { Told } from './mail-rule.ts';
import { settlementFacts } from './settlement-facts.ts';
import type { Fact } from './fact.ts';
import { stayFacts } from './stay-facts.ts';

/** Why a booking was cancelled: by its guest, by the staff, or because its balance was not paid in time. */
export type CancelledBecause = 'GUEST' | 'STAFF' | 'UNPAID';

const INTROS = { GUEST: 'GUEST', STAFF: 'HOTEL', UNPAID: 'UNPAID' } as const;

export interface ReportedCancellation {
  because: CancelledBecause;
  cancellation: BookingCancellation;
}

export interface CancellationFacts extends ReportedCancellation {
  document: DocumentRow | undefined;
}

/** The mail to the guest about a cancellation and its refund. */
export async function cancellationMail({
  text,
  describe,
  facts: { because, cancellation },
}: Told<CancellationFacts>): Promise<MailDocument> {
  const booking = await describe();
  const { reference, location } = booking;
  const place = { location: location.name };
  return {
    language: text.language,
    subject: text('mail.cancelled.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: booking.guest.guestFirstName }) },
      { kind: 'paragraph', text: text(`mail.cancelled.by.${INTROS[because]}`, place) },
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
          ...(because === 'STAFF' ? reasonFacts(text, cancellation) : []),
          ...cancellationFacts(text, booking, cancellation),
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

/** The reason that was typed. The guest's own could carry a stranger's words to an unproven address. */
export function reasonFacts(text: Texts, { reason }: BookingCancellation): Fact[] {
  return reason === undefined ? [] : [{ label: text('mail.cancelled.reason'), lines: reason.split('\n') }];
}

/** The figures of a cancellation, for guest and hotel. */
export function cancellationFacts(text: Texts, booking: Booking, figures: BookingCancellation): Fact[] {
  return settlementFacts(text, booking, { charges: text('mail.cancelled.charges'), figures });
}
