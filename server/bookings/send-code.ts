import type { BookingContext } from './context.ts';
import { type Answer, answerOnce, type OnceKey, getOrSet } from '../platform/idempotency/answer-once.ts';
import { refuseUnlessAllowed } from './actions-of.ts';
import type { Caller } from './caller.ts';
import { requesterOf, findCodeOfBooking, makeCodeFor, toVerification } from '../accounts/index.ts';
import { issueCode } from './issue-code.ts';
import { bookingOf } from './show-booking.ts';

/** Sends a new code for a pending booking; the ones before stop working. */
export async function sendCode(context: BookingContext, caller: Caller, id: string): Promise<Answer> {
  const once = { scope: caller.visitor.scope, key: caller.idempotencyKey, request: ['sendCode', id] };
  return getOrSet(context, once, () => send(context, caller, { id, once }));
}

async function send(
  context: BookingContext,
  caller: Caller,
  { id, once }: { id: string; once: OnceKey },
): Promise<Answer> {
  const known = await bookingOf(context.db, id, caller.visitor);
  const newest = await findCodeOfBooking(context.db, id);
  refuseUnlessAllowed('SEND_CODE', { booking: known, code: newest, now: context.clock.now() });
  // Hashing is slow, so it happens outside the transaction, which checks the booking again.
  const requester = await requesterOf(context, {
    email: known.email,
    guestHash: caller.visitor.guestHash ?? known.guest_hash,
    networkKey: caller.networkKey,
    wideNetworkKey: caller.wideNetworkKey,
  });
  const fresh = await makeCodeFor(context, requester, { purpose: 'CONFIRM_BOOKING', booking_id: id });
  return answerOnce(context, once, async (trx) => {
    const now = context.clock.now();
    const booking = await bookingOf(trx, id, caller.visitor);
    refuseUnlessAllowed('SEND_CODE', { booking, code: await findCodeOfBooking(trx, id), now });
    const code = await issueCode(context, trx, { booking, requester, fresh });
    return { status: 202, body: toVerification(booking.email, code) };
  });
}
