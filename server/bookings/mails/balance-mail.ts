import { writtenEmail } from '#domain/email-address';
import { writtenPhone } from '#schemas/written-phone';
import { formatMoney } from '#domain/money';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import { balanceLink } from '../balances/balance-link.ts';
import { dueOnlineOf } from '../snapshot.ts';
import type { Told } from './mail-rule.ts';
import { atHotelLines } from './price-fact.ts';
import { stayFacts } from './stay-facts.ts';

/** The mail that asks for a balance: how much, until when, and what follows if it is not paid. */
export async function balanceMail({
  context,
  text,
  booking: row,
  describe,
}: Told<unknown>): Promise<MailDocument> {
  const booking = await describe();
  const { id, reference, guest, location, deposit, totals } = booking;
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
        amount: formatMoney(dueOnlineOf(row), totals, text.locale),
        lines: atHotelLines(text, booking),
      },
      { kind: 'paragraph', text: text('mail.balance.pay') },
      { kind: 'link', url: balanceLink(context, id), label: text('mail.balance.open') },
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
