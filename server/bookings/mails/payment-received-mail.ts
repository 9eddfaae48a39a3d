import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import { siteAddress } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { DocumentRow } from '../documents/document-repository.ts';
import type { Told } from './mail-rule.ts';
import { stayFacts } from './stay-facts.ts';

export interface ReceivedFacts {
  captureId: string;
  amountMinor: number;
  /** The invoice, if it is the last of the money. */
  document: DocumentRow | undefined;
}

/** The mail about money that arrived for a confirmed booking, and what is still to be paid. */
export async function paymentReceivedMail({
  context,
  text,
  describe,
  facts: { amountMinor },
}: Told<ReceivedFacts>): Promise<MailDocument> {
  const booking = await describe();
  const findUrl = context.release.peek() === undefined ? undefined : siteAddress(context, '/find-booking');
  const { reference, guest, location, totals, paidMinor, noShow } = booking;
  const place = { location: location.name };
  const money = (minor: number): string => formatMoney(minor, totals, text.locale);
  const dueMinor = noShow?.dueMinor ?? Math.max(0, totals.totalMinor - paidMinor);
  return {
    language: text.language,
    subject: text('mail.paid.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.paid.intro', { ...place, amount: money(amountMinor) }) },
      {
        kind: 'facts',
        facts: [
          { label: text('mail.paid.received'), lines: [money(amountMinor)] },
          { label: text('mail.paid.paidSoFar'), lines: [money(paidMinor)] },
          ...(dueMinor === 0 ? [] : [{ label: text('mail.paid.due'), lines: [money(dueMinor)] }]),
          ...stayFacts(text, booking),
          {
            label: text('mail.confirmed.contact'),
            lines: [writtenPhone(location.phone), writtenEmail(location.email)],
          },
        ],
      },
      ...(findUrl === undefined
        ? []
        : ([
            { kind: 'paragraph', text: text('mail.paid.manage') },
            { kind: 'link', url: findUrl },
          ] as const)),
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
