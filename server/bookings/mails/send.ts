import type { Booking } from '#schemas/api-types';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, addressNotice, nameless } from '../../platform/mail/address-mail.ts';
import type { MailDocument } from '../../platform/mail/mail-document.ts';
import type { WrittenMail } from '../../platform/mail/mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { PRODUCT_TEXTS } from '../../platform/texts.ts';
import { type Texts, textsForHotel } from '../../release/index.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { describeBooking } from '../show-booking.ts';
import { guestOf } from '../snapshot.ts';
import { type BookingMailKind, MAIL_KINDS, type MailFacts } from './mail-kinds.ts';
import type { MailContext, MailRule, Told } from './mail-rule.ts';
import { stayCalendar } from './stay-calendar.ts';
import { idsOf, withDocument } from './with-document.ts';

interface Sent<Kind extends BookingMailKind> {
  kind: Kind;
  /** As it stands after the change that the mail reports. */
  booking: SoldBooking;
  /** The same, if the caller has described it. */
  described?: Booking;
  facts: MailFacts[Kind];
}

/**
 * Writes a mail about a booking and queues it, in the transaction of the change that it reports. Who reads it and what
 * makes it once is in `MAIL_KINDS`: queued twice it is sent once, and a guest whose address is unproven or erased gets
 * none.
 */
export async function send<Kind extends BookingMailKind>(
  context: MailContext,
  trx: Trx,
  { kind, booking, described, facts }: Sent<Kind>,
): Promise<void> {
  const rule: MailRule<MailFacts[Kind]> = MAIL_KINDS[kind];
  if (rule.to === 'GUEST' && booking.email_verified_at === null && rule.isVouchedFor !== true) return;
  let description = described;
  const describe = async (): Promise<Booking> => {
    description ??= await describeBooking(trx, booking, context.clock.now());
    return description;
  };
  const told = { context, text: textsFor(context, rule, booking), booking, describe, facts };
  await queueMail(context, trx, {
    mailKey: `${kind}:${rule.once?.(facts, booking) ?? booking.id}`,
    bookingId: booking.id,
    mail: await address(rule, told, await rule.document(told)),
    ...(rule.expiresAt === undefined ? {} : { expiresAt: rule.expiresAt(facts) }),
  });
}

function textsFor<Facts>({ release }: MailContext, rule: MailRule<Facts>, { language }: SoldBooking): Texts {
  if (rule.to === 'HOTEL' || rule.to === 'HOTEL_ABOUT_GUEST') return textsForHotel(release.get());
  const isAlwaysSent = rule.to === 'GUEST' && rule.worksWithoutRelease === true;
  return isAlwaysSent && release.peek() === undefined ? PRODUCT_TEXTS : release.get().text(language);
}

async function address<Facts>(
  rule: MailRule<Facts>,
  { context, text, booking, describe, facts }: Told<Facts>,
  document: MailDocument,
): Promise<WrittenMail> {
  const { location } = booking.sold;
  const guest = guestOf(booking);
  switch (rule.to) {
    case 'ADDRESS':
      return addressMail(context, document, { guest: nameless(booking.email), location });
    case 'GUEST': {
      const attached = rule.attached?.(facts);
      const calendar = rule.hasCalendar && stayCalendar(text, await describe(), context.clock.now());
      return addressMail(context, withDocument(text, document, attached), {
        guest,
        location,
        ...(calendar === undefined ? {} : { calendar }),
        attachmentIds: idsOf(attached),
      });
    }
    case 'HOTEL':
      return addressMail(context, document, { guest: nameless(location.email), location });
    case 'HOTEL_ABOUT_GUEST':
      return addressNotice(context, document, { guest, location });
    default:
      return rule satisfies never;
  }
}
