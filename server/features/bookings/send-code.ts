import { DomainError } from '#domain/refusal';
import type { Context } from '../../context.ts';
import { type Answer, answerOnce, recallAnswer } from '../../idempotency/answer-once.ts';
import type { Caller } from './caller.ts';
import { makeCode } from './code.ts';
import { type CodeRow, findNewestCode } from './code-repository.ts';
import { issueCode } from './issue-code.ts';
import { refuseUnlessPending } from './refuse-unless-pending.ts';
import { bookingOf } from './show-booking.ts';
import { toVerification } from './to-booking.ts';

/** Sends a new code for a pending booking; the ones before stop working. */
export async function sendCode(context: Context, caller: Caller, id: string): Promise<Answer> {
  const once = { scope: caller.session.hash, key: caller.idempotencyKey, request: ['sendCode', id] };
  const remembered = await recallAnswer(context, once);
  if (remembered !== undefined) return remembered;
  await bookingOf(context.db, id, caller.session);
  refuseTooSoon(await findNewestCode(context.db, id), context.clock.now());
  const fresh = await makeCode(context, id);
  return answerOnce(context, once, async (trx) => {
    const now = context.clock.now();
    const booking = await bookingOf(trx, id, caller.session);
    refuseUnlessPending(booking, now);
    refuseTooSoon(await findNewestCode(trx, id), now);
    const code = await issueCode(context, trx, { booking, fresh });
    return { status: 202, body: toVerification(booking.email, code) };
  });
}

function refuseTooSoon(newest: CodeRow | undefined, now: Date): void {
  const waitMs = newest === undefined ? 0 : Date.parse(newest.resend_at) - now.getTime();
  if (waitMs > 0) throw new DomainError('OTP_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
