import { guestOf, snapshotOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, nameless } from '../../platform/mail/address-mail.ts';
import { isForGuest, undeliveredNotice } from './hotel-notices.ts';
import { kindOf, queueMail } from '../../platform/outbox/queue-mail.ts';
import type { RefusedMail } from '../../platform/outbox/repository.ts';
import { textsForHotel } from '../../release/index.ts';

type NoticeContext = Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>;

/**
 * Notifies the location, once per mail, that a guest's address refuses our mail. Only for mails about
 * bookings: a refused notice causes no other notice, and a mistyped address for a code belongs to no guest
 * yet.
 */
export async function notifyHotel(
  context: NoticeContext,
  trx: Trx,
  { mail, replyCode }: RefusedMail,
): Promise<void> {
  const kind = kindOf(mail.mailKey);
  if (mail.bookingId === null || !isForGuest(kind)) return;
  const booking = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', mail.bookingId)
    .executeTakeFirstOrThrow();
  // The guest was erased meanwhile. The address of an option is proven by the very mail.
  if (booking.email_verified_at === null && kind !== 'option') return;
  const { location } = snapshotOf(booking);
  const document = undeliveredNotice(textsForHotel(context.release.get()), {
    kind,
    replyCode,
    location,
    guest: guestOf(booking),
    reference: booking.reference,
    stay: { checkIn: booking.check_in, checkOut: booking.check_out },
  });
  await queueMail(context, trx, {
    mailKey: `undelivered-notice:${mail.id}`,
    bookingId: booking.id,
    mail: addressMail(context, document, { guest: nameless(location.email), location }),
  });
}
