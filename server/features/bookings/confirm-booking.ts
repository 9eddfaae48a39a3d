import { DomainError } from '#domain/refusal';
import type { Booking } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { refusalAnswer } from '../../http/error-handler.ts';
import { type Answer, answerOnce, recallAnswer } from '../../idempotency/answer-once.ts';
import { addressMail } from '../../mails/address-mail.ts';
import { confirmationMail } from '../../mails/confirmation-mail.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { sellHeldNights } from '../../stock/holds.ts';
import { markSuccessful } from './booking-repository.ts';
import type { Caller } from './caller.ts';
import { CODE_RULES, isCode } from './code.ts';
import { type CodeRow, consumeCode, countAttempt, findNewestCode } from './code-repository.ts';
import { refuseUnlessPending } from './refuse-unless-pending.ts';
import { bookingOf } from './show-booking.ts';
import { toBooking } from './to-booking.ts';

/**
 * The guest proves the address; the booking becomes successful and its nights sold, together with the use of the code
 * and the mail about it. The try is counted before the code is compared, and comparing is slow: neither may wait inside
 * the transaction of the change.
 */
export async function confirmBooking(context: Context, caller: Caller, { id, otp }: { id: string; otp: string }): Promise<Answer> {
  const once = { scope: caller.session.hash, key: caller.idempotencyKey, request: ['confirmBooking', id, otp] };
  const remembered = await recallAnswer(context, once);
  if (remembered !== undefined) return remembered;
  const booking = await bookingOf(context.db, id, caller.session);
  refuseUnlessPending(booking, context.clock.now());
  const code = await countedTry(context, id);
  if (!(await isCode(context, code, otp))) {
    // Remembered like a success: asking again with the same key must not cost another try.
    return answerOnce(context, once, async () => refusalAnswer(new DomainError('OTP_INVALID')));
  }
  return answerOnce(context, once, async (trx) => ({ status: 200, body: await succeed(context, trx, { caller, id, code }) }));
}

/** The newest code, with this try counted against it. */
async function countedTry(context: Context, bookingId: string): Promise<CodeRow> {
  const code = await findNewestCode(context.db, bookingId);
  const now = context.clock.now().toISOString();
  if (code === undefined || code.expires_at <= now) throw new DomainError('OTP_EXPIRED');
  const isCounted = await countAttempt(context.db, code.id, { limit: CODE_RULES.attempts, now });
  if (isCounted) return code;
  const newest = await findNewestCode(context.db, bookingId);
  throw new DomainError((newest?.attempts ?? 0) >= CODE_RULES.attempts ? 'OTP_EXHAUSTED' : 'OTP_EXPIRED');
}

async function succeed(
  context: Context,
  trx: Trx,
  { caller, id, code }: { caller: Caller; id: string; code: CodeRow },
): Promise<Booking> {
  const now = context.clock.now();
  refuseUnlessPending(await bookingOf(trx, id, caller.session), now);
  if (!(await consumeCode(trx, code.id, now.toISOString()))) throw new DomainError('OTP_EXPIRED');
  if (!(await markSuccessful(trx, id, now.toISOString()))) throw new DomainError('HOLD_EXPIRED');
  await sellHeldNights(trx, id);
  const booking = toBooking(await bookingOf(trx, id, caller.session), undefined, now);
  const mail = addressMail(context, confirmationMail(context.release.get().text, booking), booking);
  await queueMail(context, trx, { mailKey: `confirmation:${id}`, mail });
  return booking;
}
