import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { Source } from '../../platform/deliveries/source.ts';
import { createWorker, drainAll } from '../../platform/deliveries/worker.ts';
import { send } from '../mails/send.ts';
import type { SoldBooking } from '../booking-repository.ts';
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

type AnswerContext = Pick<
  BookingContext,
  'clock' | 'config' | 'db' | 'keys' | 'newId' | 'random' | 'release'
>;

/**
 * Answers requests for booking links by mail to the address that booked. A failed request does not stop the
 * others; the first error is thrown at the end.
 * @param signal ends the run behind what is under way.
 */
export async function sendBookingLinks(context: AnswerContext, signal?: AbortSignal): Promise<void> {
  // Without a release there are no mail texts, and no bookings.
  if (context.release.peek() === undefined) return;
  await drainAll([createWorker(context, findsToAnswer(context))], signal);
}

function findsToAnswer(context: AnswerContext): Source<WaitingFind> {
  return {
    batch: 50,
    atOnce: 1,
    isExhausted: false,
    due: (db, { limit }) => findWaiting(db, limit),
    deliver: (find) => answerFind(context, find),
  };
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
  { booking, findId }: { booking: SoldBooking; findId: string },
): Promise<void> {
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS).toISOString();
  const link = await newLink(context, trx, { bookingId: booking.id, expiresAt });
  await send(context, trx, { kind: 'link', booking, facts: { findId, link, expiresAt } });
}
