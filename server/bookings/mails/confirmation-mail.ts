import { writtenPhone } from '#schemas/written-phone';
import { policySentences } from '#domain/policy-text';
import type { Booking } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { siteAddress, type Texts } from '../../release/index.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { Told } from './mail-rule.ts';
import { priceFact } from './price-fact.ts';
import type { Fact } from './fact.ts';
import { stayFacts, totalFact } from './stay-facts.ts';

export interface ConfirmationFacts {
  /** For a guest who asked for news. */
  stopNewsUrl: string | undefined;
  document: DocumentRow | undefined;
}

/** The mail with the whole booking, for use on the way to the hotel. */
export async function confirmationMail({
  context,
  text,
  describe,
  facts: { stopNewsUrl },
}: Told<ConfirmationFacts>): Promise<MailDocument> {
  const booking = await describe();
  const location = booking.location.name;
  return {
    language: text.language,
    subject: text('mail.confirmed.subject', { location, reference: booking.reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: booking.guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.confirmed.intro', { location }) },
      {
        kind: 'facts',
        facts: [...stayFacts(text, booking), ...moneyFacts(text, booking), ...placeFacts(text, booking)],
      },
      { kind: 'paragraph', text: text('mail.confirmed.manage') },
      { kind: 'link', url: siteAddress(context, '/find-booking') },
      ...(stopNewsUrl === undefined
        ? []
        : [
            { kind: 'paragraph' as const, text: text('mail.confirmed.news', { location }) },
            { kind: 'link' as const, url: stopNewsUrl },
          ]),
      { kind: 'paragraph', text: text('mail.signature', { location }) },
    ],
  };
}

function moneyFacts(text: Texts, booking: Booking): Fact[] {
  const { totals, policy, location } = booking;
  const sentences = policySentences(policy, {
    timezone: location.timezone,
    unit: totals,
    locale: text.locale,
  });
  return [
    priceFact(text, booking),
    totalFact(text, booking),
    { label: text('mail.confirmed.refund'), lines: [refundDeadline(text, { policy, location })] },
    {
      label: text('mail.confirmed.cancellation'),
      lines: sentences.map(({ key, params }) => text(key, params)),
    },
  ];
}

function refundDeadline(text: Texts, { policy, location }: Pick<Booking, 'location' | 'policy'>): string {
  const until = policy.findLast(({ kind }) => kind === 'FREE')?.until;
  if (until === undefined) return text('mail.confirmed.notRefundable');
  const { timezone } = location;
  return text('mail.confirmed.refundUntil', { time: instantAt(until, timezone, text.locale), timezone });
}

function placeFacts(text: Texts, { location }: Booking): Fact[] {
  const { name, address, directions, phone, email } = location;
  return [
    { label: text('mail.confirmed.address'), lines: [name, ...address] },
    ...(directions === undefined ? [] : [{ label: text('mail.confirmed.directions'), lines: [directions] }]),
    { label: text('mail.confirmed.contact'), lines: [writtenPhone(phone), email] },
  ];
}
