import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import type { Texts } from '../../release/index.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { stayFacts } from './stay-facts.ts';

/** The mail about money that arrived for a confirmed booking, and what is still to be paid. */
export function paymentReceivedMail(
  text: Texts,
  booking: Booking,
  { amountMinor, findUrl }: { amountMinor: number; findUrl: string | undefined },
): MailDocument {
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
