import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import { LOCALE } from '#schemas/language';
import type { Booking } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Texts } from '../../release/index.ts';
import { atHotelLines } from './price-fact.ts';
import { stayFacts } from './stay-facts.ts';

interface DueBalance {
  balanceMinor: number;
  /** When the booking is cancelled if it stays unpaid. */
  cancelledAt: string;
  /** Whether the guest was asked before. */
  isReminder: boolean;
  /** Opens the booking, to pay it. */
  payUrl: string;
}

/** The mail that asks for a balance: how much, until when, and what follows if it is not paid. */
export function balanceMail(
  text: Texts,
  booking: Booking,
  { balanceMinor, cancelledAt, isReminder, payUrl }: DueBalance,
): MailDocument {
  const { reference, guest, location, deposit, totals } = booking;
  const place = { location: location.name };
  const { timezone } = location;
  const { dueAt = cancelledAt } = deposit?.balance ?? {};
  const due = { time: instantAt(dueAt, timezone), timezone };
  return {
    subject: text(isReminder ? 'mail.balance.reminder' : 'mail.balance.subject', { ...place, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      {
        kind: 'paragraph',
        text: text(isReminder ? 'mail.balance.again' : 'mail.balance.intro', { ...place, ...due }),
      },
      {
        kind: 'facts',
        facts: [
          {
            label: text('mail.balance.amount'),
            lines: [formatMoney(balanceMinor, totals.currency, LOCALE), ...atHotelLines(text, booking)],
          },
        ],
      },
      { kind: 'paragraph', text: text('mail.balance.pay') },
      { kind: 'link', url: payUrl, label: text('mail.balance.open') },
      {
        kind: 'paragraph',
        text: text('mail.balance.cancelled', { time: instantAt(cancelledAt, timezone), timezone }),
      },
      {
        kind: 'facts',
        facts: [
          ...stayFacts(text, booking),
          { label: text('mail.confirmed.contact'), lines: [writtenPhone(location.phone), location.email] },
        ],
      },
      { kind: 'paragraph', text: text('mail.signature', place) },
    ],
  };
}
