import { nextState } from '#domain/booking-state';
import { DomainError } from '#domain/refusal';
import type { Booking } from '#schemas/api-types';
import type { BookingContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import { fieldsRefusal } from '../platform/http/refuse-field.ts';
import { rememberedRefusal } from '../platform/http/send-answer.ts';
import { type Answer, answerOnce, type OnceKey, getOrSet } from '../platform/idempotency/answer-once.ts';
import { isPayAtHotel, refuseUnlessAllowed } from './actions-of.ts';
import { type SoldBooking, markVerified } from './booking-repository.ts';
import type { Caller } from './caller.ts';
import { isRightGuess, type CodeRow, consumeCode, findCodeOfBooking } from '../accounts/index.ts';
import { bookingOf } from './show-booking.ts';
import { dueNowOf } from './snapshot.ts';
import { stateAt } from './state-at.ts';
import { completeBooking } from './complete-booking.ts';
import { mapBooking } from './map-booking.ts';
import { recordEvent } from '../platform/events/record-event.ts';

/**
 * Confirms the address, if it is not proven yet, and completes the booking together with the use of its code.
 * A booking that must be paid in advance stays pending until the money arrives. The guess is counted and
 * compared outside the transaction, because comparing is slow.
 */
export async function confirmBooking(
  context: BookingContext,
  caller: Caller,
  { id, otp }: { id: string; otp: string | undefined },
): Promise<Answer> {
  const once = {
    scope: caller.visitor.scope,
    key: caller.idempotencyKey,
    request: ['confirmBooking', id, otp],
  };
  return getOrSet(context, once, () => confirm(context, caller, { id, otp, once }));
}

async function confirm(
  context: BookingContext,
  caller: Caller,
  { id, otp, once }: { id: string; otp: string | undefined; once: OnceKey },
): Promise<Answer> {
  const code = await codeToUse(context, caller, { id, otp });
  if (code !== undefined && !(await isRightGuess(context, code, otp ?? ''))) {
    // Stored like a success, so that a retry with the same key does not cost another attempt.
    return answerOnce(context, once, async () => rememberedRefusal(new DomainError('OTP_INVALID')));
  }
  return answerOnce(context, once, async (trx) => ({
    status: 200,
    body: await prove(context, trx, { caller, id, code }),
  }));
}

async function codeToUse(
  context: BookingContext,
  caller: Caller,
  { id, otp }: { id: string; otp: string | undefined },
): Promise<CodeRow | undefined> {
  const now = context.clock.now();
  const booking = await bookingOf(context.db, id, caller.visitor);
  const code = await findCodeOfBooking(context.db, id);
  refuseUnlessAllowed('CONFIRM', { booking, code, now });
  if (booking.email_verified_at !== null) return undefined;
  if (otp === undefined) {
    throw fieldsRefusal([{ field: 'otp', key: 'validation.required', params: {} }]);
  }
  if (code === undefined) throw new DomainError('OTP_EXPIRED');
  return code;
}

async function prove(
  context: BookingContext,
  trx: Trx,
  { caller, id, code }: { caller: Caller; id: string; code: CodeRow | undefined },
): Promise<Booking> {
  const now = context.clock.now();
  const pending = await bookingOf(trx, id, caller.visitor);
  const transition = nextState(pending.state, 'CONFIRM', {
    isEmailVerified: true,
    isPaymentCaptured: pending.paid_minor >= dueNowOf(pending),
    isPayAtHotel: isPayAtHotel(pending),
    expiresAt: pending.expires_at,
    now,
  });
  const isPaymentMissing = transition.kind === 'REFUSED' && transition.reason === 'NOT_PAID';
  if (transition.kind === 'REFUSED' && !isPaymentMissing)
    throw new DomainError(transition.code, { state: stateAt(pending, now) });
  if (code !== undefined && !(await consumeCode(trx, code.id, now.toISOString()))) {
    throw new DomainError('OTP_EXPIRED');
  }
  if (isPaymentMissing) return waitForPayment(trx, pending, now);
  if (pending.email_verified_at === null)
    await recordEvent(trx, { kind: 'ADDRESS_PROVEN', bookingId: id, at: now.toISOString(), facts: {} });
  const booking = await completeBooking(context, trx, { id, from: 'PENDING' });
  if (booking === undefined) throw new DomainError('HOLD_EXPIRED');
  return booking;
}

/** The payment will complete the booking. */
async function waitForPayment(trx: Trx, { id, state }: SoldBooking, now: Date): Promise<Booking> {
  const verified = await markVerified(trx, id, now.toISOString());
  if (verified === undefined) throw new DomainError('STATE_CONFLICT', { state });
  return mapBooking(verified, {}, now);
}
