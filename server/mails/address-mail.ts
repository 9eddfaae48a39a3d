import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { Mail } from '../adapters/mail.ts';
import type { Context } from '../context.ts';
import { type MailDocument, renderHtml, renderText } from './mail-document.ts';
import type { CalendarFile } from './stay-calendar.ts';

interface Envelope {
  guest: Pick<GuestDetails, 'guestEmail' | 'guestFirstName' | 'guestLastName'>;
  location: Pick<BookingLocation, 'email' | 'name'>;
  calendar?: CalendarFile;
}

/** Puts a document into an envelope to the guest: from the configured sender, else from the location itself. */
export function addressMail(
  context: Pick<Context, 'config'>,
  document: MailDocument,
  { guest, location, calendar }: Envelope,
): Omit<Mail, 'messageId'> {
  return {
    from: context.config.mailFrom ?? { name: location.name, address: location.email },
    to: { name: `${guest.guestFirstName} ${guest.guestLastName}`.trim(), address: guest.guestEmail },
    subject: document.subject,
    text: renderText(document),
    html: renderHtml(document),
    ...(calendar === undefined ? {} : { calendar }),
  };
}
