import { latestEndOf } from '#domain/hold-kind';
import { DomainError } from '#domain/refusal';
import type { BookingContext } from './context.ts';
import { type Answer, answerOnce } from '../platform/idempotency/answer-once.ts';
import { refuseUnlessAllowed } from './actions-of.ts';
import { extendHoldOnce } from './booking-repository.ts';
import type { Caller } from './caller.ts';
import { findCodeOfBooking } from '../accounts/index.ts';
import { bookingOf } from './show-booking.ts';
import { mapBooking } from './map-booking.ts';

const MINUTE_MS = 60_000;

/** Extends a guest's hold once, by its original length, within the longest life of its kind (BOOKING-RULES, Stock 3). */
export async function extendHold(context: BookingContext, caller: Caller, id: string): Promise<Answer> {
  const once = { scope: caller.visitor.scope, key: caller.idempotencyKey, request: ['extendHold', id] };
  return answerOnce(context, once, async (trx) => {
    const now = context.clock.now();
    const booking = await bookingOf(trx, id, caller.visitor);
    const code = await findCodeOfBooking(trx, id);
    refuseUnlessAllowed('EXTEND_HOLD', { booking, code, now });
    const { holdMinutes = 0 } = booking.sold;
    const end = new Date(Date.parse(booking.expires_at) + holdMinutes * MINUTE_MS).toISOString();
    const latest = latestEndOf('GUEST', booking.created_at);
    const change = { expiresAt: end < latest ? end : latest, now: now.toISOString() };
    const extended = await extendHoldOnce(trx, id, change);
    if (extended === undefined) throw new DomainError('STATE_CONFLICT', { state: 'PENDING' });
    return { status: 200, body: mapBooking(extended, { code }, now) };
  });
}
