import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import type { Booking } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Texts } from '../../release/index.ts';
import { atHotelLines } from './price-fact.ts';
import { stayFacts } from './stay-facts.ts';

interface DueBalance {
  balanceMinor: number;
  /** Opens the booking, to pay it. */
  payUrl: string;
}

/** The mail that asks for a balance: how much, until when, and what follows if it is not paid. */
export function balanceMail(
  text: Texts,
  booking: Booking,
  { balanceMinor, payUrl }: DueBalance,
): MailDocument {
  const { reference, guest, location, deposit, totals } = booking;
  const { dueAt, cancelledAt, isOverdue = false } = deposit?.balance ?? {};
  const { timezone } = location;
  const at = (instant: string | undefined) => ({
    time: instant === undefined ? '' : instantAt(instant, timezone, text.locale),
    timezone,
  });
  const place = { location: location.name };
  return {
    language: text.language,
    subject: text(isOverdue ? 'mail.balance.reminder' : 'mail.balance.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      {
        kind: 'paragraph',
        text: text(isOverdue ? 'mail.balance.again' : 'mail.balance.intro', { ...place, ...at(dueAt) }),
      },
      {
        kind: 'amount',
        label: text('mail.balance.amount'),
        amount: formatMoney(balanceMinor, totals, text.locale),
        lines: atHotelLines(text, booking),
      },
      { kind: 'paragraph', text: text('mail.balance.pay') },
      { kind: 'link', url: payUrl, label: text('mail.balance.open') },
      ...(cancelledAt === undefined
        ? []
        : ([{ kind: 'paragraph', text: text('mail.balance.cancelled', at(cancelledAt)) }] as const)),
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
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
