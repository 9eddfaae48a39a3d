import { instantAt } from '../../platform/mail/hotel-time.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { Told } from './mail-rule.ts';

export interface BookingLinkFacts {
  findId: string;
  link: string;
  expiresAt: string;
}

/** The mail with a link to one booking; its address may be unproven. */
export function bookingLinkMail({ text, booking, facts }: Told<BookingLinkFacts>): MailDocument {
  const { reference } = booking;
  const { link, expiresAt } = facts;
  const { name, timezone } = booking.sold.location;
  return {
    language: text.language,
    subject: text('mail.link.subject', { location: name }),
    blocks: [
      { kind: 'paragraph', text: text('mail.account.greeting') },
      { kind: 'paragraph', text: text('mail.link.intro', { reference, location: name }) },
      { kind: 'link', url: link },
      {
        kind: 'paragraph',
        text: text('mail.link.validity', { time: instantAt(expiresAt, timezone, text.locale), timezone }),
      },
      { kind: 'paragraph', text: text('mail.link.ignore') },
      { kind: 'paragraph', text: text('mail.signature', { location: name }) },
    ],
  };
}
