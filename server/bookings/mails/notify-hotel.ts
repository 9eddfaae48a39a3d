import type { Trx } from '../../platform/db/database.ts';
import { kindOf } from '../../platform/outbox/queue-mail.ts';
import type { RefusedMail } from '../../platform/outbox/repository.ts';
import { bookingById } from '../booking-repository.ts';
import { calledInNotice } from './mail-kinds.ts';
import type { MailContext } from './mail-rule.ts';
import { send } from './send.ts';

/**
 * Notifies the location, once per mail, that a guest's address refuses our mail. Only for mails about
 * bookings: a refused notice causes no other notice, and a mistyped address for a code belongs to no guest
 * yet.
 */
export async function notifyHotel(
  context: MailContext,
  trx: Trx,
  { mail, replyCode }: RefusedMail,
): Promise<void> {
  const kind = kindOf(mail.mailKey);
  const called = calledInNotice(kind);
  if (mail.bookingId === null || called === undefined) return;
  const booking = await bookingById(trx, mail.bookingId);
  // The guest was erased meanwhile. The address of an option is proven by the very mail.
  if (booking.email_verified_at === null && kind !== 'option') return;
  const facts = { mailId: mail.id, called, replyCode };
  await send(context, trx, { kind: 'undelivered-notice', booking, facts });
}
