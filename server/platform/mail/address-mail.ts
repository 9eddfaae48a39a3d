import type { BookingLocation, GuestDetails } from '#schemas/api-types';
import type { CalendarFile, Mail, WrittenMail } from './mail.ts';
import type { PlatformContext } from '../context.ts';
import { type MailDocument, renderHtml, renderText } from './mail-document.ts';

interface Envelope {
  guest: Pick<GuestDetails, 'guestEmail' | 'guestFirstName' | 'guestLastName'>;
  location: Pick<BookingLocation, 'email' | 'name'>;
  calendar?: CalendarFile;
  attachmentIds?: readonly string[];
}

/** Addresses a document to the guest. The sender is MAIL_FROM or else the location; replies go to the location. */
export function addressMail(
  context: Pick<PlatformContext, 'config'>,
  document: MailDocument,
  { guest, location, calendar, attachmentIds = [] }: Envelope,
): WrittenMail {
  const hotel = { name: location.name, address: location.email };
  return {
    from: context.config.mailFrom ?? hotel,
    to: addressOf(guest),
    ...(context.config.mailFrom === undefined ? {} : { replyTo: hotel }),
    ...contentsOf(document),
    ...(calendar === undefined ? {} : { calendar }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
  };
}

/** Addresses a notice about a guest to the location; replies go to the guest. */
export function addressNotice(
  context: Pick<PlatformContext, 'config'>,
  document: MailDocument,
  { guest, location }: Omit<Envelope, 'attachmentIds' | 'calendar'>,
): WrittenMail {
  const hotel = { name: location.name, address: location.email };
  return {
    from: context.config.mailFrom ?? hotel,
    to: hotel,
    // A guest without an address is called.
    ...(guest.guestEmail === '' ? {} : { replyTo: addressOf(guest) }),
    ...contentsOf(document),
  };
}

/** A recipient whose address is not proven: without a name, because a stranger could use it to write into the mail. */
export function nameless(guestEmail: string): Envelope['guest'] {
  return { guestEmail, guestFirstName: '', guestLastName: '' };
}

/** A document's language, subject, text part and HTML part. */
export function contentsOf(
  document: MailDocument,
): Pick<WrittenMail, 'html' | 'language' | 'subject' | 'text'> {
  const { language, subject } = document;
  return { language, subject, text: renderText(document), html: renderHtml(document) };
}

function addressOf({ guestFirstName, guestLastName, guestEmail }: Envelope['guest']): Mail['to'] {
  return { name: `${guestFirstName} ${guestLastName}`.trim(), address: guestEmail };
}
