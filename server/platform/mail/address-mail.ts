import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { CalendarFile, Mail } from './mail.ts';
import type { PlatformContext } from '../context.ts';
import { type MailDocument, renderHtml, renderText } from './mail-document.ts';

interface Envelope {
  guest: Pick<GuestDetails, 'guestEmail' | 'guestFirstName' | 'guestLastName'>;
  location: Pick<BookingLocation, 'email' | 'name'>;
  calendar?: CalendarFile;
}

/**
 * Puts a document into an envelope to the guest: from the configured sender, else from the location itself, which gets
 * the answer in both cases.
 */
export function addressMail(
  context: Pick<PlatformContext, 'config'>,
  document: MailDocument,
  { guest, location, calendar }: Envelope,
): Omit<Mail, 'messageId'> {
  const hotel = { name: location.name, address: location.email };
  return {
    from: context.config.mailFrom ?? hotel,
    to: addressOf(guest),
    ...(context.config.mailFrom === undefined ? {} : { replyTo: hotel }),
    ...contentsOf(document),
    ...(calendar === undefined ? {} : { calendar }),
  };
}

/** Puts a notice about a guest into an envelope to the location, whose answer goes straight to the guest. */
export function addressNotice(
  context: Pick<PlatformContext, 'config'>,
  document: MailDocument,
  { guest, location }: Omit<Envelope, 'calendar'>,
): Omit<Mail, 'messageId'> {
  const hotel = { name: location.name, address: location.email };
  return {
    from: context.config.mailFrom ?? hotel,
    to: hotel,
    replyTo: addressOf(guest),
    ...contentsOf(document),
  };
}

/** Whoever has an address that nobody has proven yet: with a name, a stranger would choose words of the mail. */
export function nameless(guestEmail: string): Envelope['guest'] {
  return { guestEmail, guestFirstName: '', guestLastName: '' };
}

/** A document as the two parts of a mail. */
export function contentsOf(document: MailDocument): Pick<Mail, 'html' | 'subject' | 'text'> {
  return { subject: document.subject, text: renderText(document), html: renderHtml(document) };
}

function addressOf({ guestFirstName, guestLastName, guestEmail }: Envelope['guest']): Mail['to'] {
  return { name: `${guestFirstName} ${guestLastName}`.trim(), address: guestEmail };
}
