import { snapshotOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { addressMail, nameless } from '../../platform/mail/address-mail.ts';
import { bookingLinkMail } from '../mails/booking-link-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { BookingRow } from '../booking-repository.ts';
import {
  closeFind,
  countLinksSince,
  findBookingByReference,
  findWaiting,
  type WaitingFind,
} from './access-repository.ts';
import type { RequestedBooking } from './find-booking.ts';
import { newLink } from './new-link.ts';

const HOUR_MS = 3_600_000;
const LINK_LIFE_MS = HOUR_MS;
/** Someone who knows a reference cannot flood the guest's mailbox. */
const LINKS_PER_HOUR = 3;
const AT_A_TIME = 50;

type AnswerContext = Pick<
  BookingContext,
  'clock' | 'config' | 'db' | 'keys' | 'newId' | 'random' | 'release'
>;

/**
 * Answers requests for booking links by mail to the address that booked. A failed request does not stop the
 * others; the first error is thrown at the end.
 */
export async function sendBookingLinks(context: AnswerContext): Promise<void> {
  // Without a release there are no mail texts, and no bookings.
  if (context.release.peek() === undefined) return;
  const errors: unknown[] = [];
  for (const find of await findWaiting(context.db, AT_A_TIME)) {
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    await answerFind(context, find).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

async function answerFind(context: AnswerContext, find: WaitingFind): Promise<void> {
  const requested = readFind(context, find);
  // Sealed under another secret, it can never be read and would block those behind it.
  if (requested === undefined) {
    await closeFind(context.db, find.id);
    throw new Error(
      'A request for a booking link was encrypted with another VERANDAH_SECRET and cannot be answered',
    );
  }
  await context.db
    .transaction()
    .execute(async (trx) => answer(context, trx, { findId: find.id, ...requested }));
}

function readFind({ keys }: AnswerContext, { sealed }: WaitingFind): RequestedBooking | undefined {
  try {
    // Only findBooking can have sealed it.
    return JSON.parse(keys.open(sealed)) as RequestedBooking;
  } catch {
    return undefined;
  }
}

async function answer(
  context: AnswerContext,
  trx: Trx,
  { findId, reference, email }: RequestedBooking & { findId: string },
): Promise<void> {
  if (!(await closeFind(trx, findId))) return;
  const emailKeys = context.keys.keyedHashes('email', email.toLowerCase());
  const booking = await findBookingByReference(trx, { reference, emailKeys });
  if (booking === undefined) return;
  const since = new Date(context.clock.now().getTime() - HOUR_MS).toISOString();
  if ((await countLinksSince(trx, booking.id, since)) >= LINKS_PER_HOUR) return;
  await mailLink(context, trx, { booking, findId });
}

async function mailLink(
  context: AnswerContext,
  trx: Trx,
  { booking, findId }: { booking: BookingRow; findId: string },
): Promise<void> {
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS).toISOString();
  const { location } = snapshotOf(booking);
  const document = bookingLinkMail(context.release.get().text(booking.language), {
    location,
    reference: booking.reference,
    link: await newLink(context, trx, { bookingId: booking.id, expiresAt }),
    expiresAt,
  });
  const mail = addressMail(context, document, { guest: nameless(booking.email), location });
  await queueMail(context, trx, { mailKey: `link:${findId}`, bookingId: booking.id, mail, expiresAt });
}
