import { DomainError } from '#domain/refusal';
import type { Booking, CancelBookingRequest } from '#schemas/api-types';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { checkedFields } from '../../platform/http/check-fields.ts';
import { type Answer, answerOnce } from '../../platform/idempotency/answer-once.ts';
import { refuseUnlessAllowed } from '../actions-of.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { Caller } from '../caller.ts';
import { bookingOf, describeBooking } from '../show-booking.ts';
import { carryOutCancellation } from './carry-out.ts';
import { findCancellationQuote, type StoredCancellationQuote } from './cancellation-repository.ts';
import { quoteCancellation, quotedState } from './quote-cancellation.ts';

/**
 * Cancels on the figures that the guest agreed to: state, penalty, refund, nights and mail in one
 * transaction. Expired figures are refused together with the new ones. A repeated cancellation gets the same
 * answer and no second refund (BOOKING-RULES, Cancellation 13 and 14).
 */
export async function cancelBooking(
  context: BookingContext,
  caller: Caller,
  { id, ...request }: CancelBookingRequest & { id: string },
): Promise<Answer> {
  const { reason } = checkedFields(['reason'], request);
  const { quoteId } = request;
  const once = {
    scope: caller.visitor.scope,
    key: caller.idempotencyKey,
    request: ['cancelBooking', id, quoteId, reason],
  };
  try {
    return await answerOnce(context, once, async (trx) => ({
      status: 200,
      body: await cancel(context, trx, { caller, id, quoteId, reason }),
    }));
  } catch (error) {
    throw await withNewFigures(context, error, { caller, id });
  }
}

interface Cancelling {
  caller: Caller;
  id: string;
  quoteId: string;
  reason: string;
}

async function cancel(
  context: BookingContext,
  trx: Trx,
  { caller, id, quoteId, reason }: Cancelling,
): Promise<Booking> {
  const now = context.clock.now();
  const booking = await bookingOf(trx, id, caller.visitor);
  if (isCancelled(booking)) return describeBooking(trx, booking, now);
  refuseUnlessAllowed('CANCEL', { booking, code: undefined, now });
  const quote = await findCancellationQuote(trx, quoteId, id);
  if (quote === undefined) throw new DomainError('NOT_FOUND');
  if (!stillHolds(quote, booking, now)) throw new DomainError('CANCELLATION_QUOTE_EXPIRED');
  const from = quotedState(booking);
  const change = { booking, from, because: 'GUEST', reason, figures: quote.figures } as const;
  const cancelled = await carryOutCancellation(context, trx, change);
  if (cancelled === undefined) throw new DomainError('STATE_CONFLICT', { state: booking.state });
  return cancelled;
}

function isCancelled({ state }: SoldBooking): boolean {
  return state === 'CANCELLED' || state === 'REFUNDED';
}

/** Figures are valid until their end, and only for the same state and paid amount. */
function stillHolds(quote: StoredCancellationQuote, booking: SoldBooking, now: Date): boolean {
  return (
    now.toISOString() <= quote.validUntil &&
    quote.state === booking.state &&
    quote.paid_minor === booking.paid_minor
  );
}

async function withNewFigures(
  context: BookingContext,
  error: unknown,
  { caller, id }: { caller: Caller; id: string },
): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== 'CANCELLATION_QUOTE_EXPIRED') return error;
  const cancellationQuote = await quoteCancellation(context, caller.visitor, id);
  return new DomainError('CANCELLATION_QUOTE_EXPIRED', { cancellationQuote });
}
