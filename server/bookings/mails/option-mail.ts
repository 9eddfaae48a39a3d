import { formatMoney, withCode } from '#domain/money';
import { writtenPhone } from '#schemas/written-phone';
import type { Booking } from '#schemas/api-types';
import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Texts } from '../../release/index.ts';
import type { Told } from './mail-rule.ts';
import type { Fact } from './fact.ts';
import { besideTotal, priceFact } from './price-fact.ts';
import { stayFacts } from './stay-facts.ts';

export interface OptionFacts {
  link: string;
  /** When it ends, in UTC. */
  until: string;
}

/** What the staff keep for a guest: the stay, its price, until when, and the link with which the guest decides. */
export async function optionMail({ text, describe, facts }: Told<OptionFacts>): Promise<MailDocument> {
  const booking = await describe();
  const { link, until } = facts;
  const { reference, guest } = booking;
  const { name: location, timezone, phone } = booking.location;
  const time = instantAt(until, timezone, text.locale);
  return {
    language: text.language,
    subject: text('mail.option.subject', { location, reference }),
    blocks: [
      { kind: 'paragraph', text: text('mail.greeting', { name: guest.guestFirstName }) },
      { kind: 'paragraph', text: text('mail.option.intro', { location, time, timezone }) },
      { kind: 'facts', facts: [...stayFacts(text, booking), priceFact(text, booking), total(text, booking)] },
      { kind: 'paragraph', text: text('mail.option.decide') },
      { kind: 'link', url: link },
      { kind: 'paragraph', text: text('mail.option.validity', { reference }) },
      { kind: 'paragraph', text: text('mail.option.end', { phone: writtenPhone(phone) }) },
      { kind: 'paragraph', text: text('mail.signature', { location }) },
    ],
  };
}

/** How it is paid is asked where the guest decides. */
function total(text: Texts, booking: Booking): Fact {
  const { totals } = booking;
  const amount = withCode(formatMoney(totals.totalMinor, totals, text.locale), totals);
  return { label: text('mail.confirmed.total'), lines: [amount, ...besideTotal(text, booking)] };
}
