import type { CurrencyUnit } from '#domain/currency';
import { nextState } from '#domain/booking-state';
import { releaseQuote } from '#domain/cancellation';
import { type CancellationFigures, checkInAtOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { findRefundsByHand } from '../refunds/money-at-hotel.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import { checkedForStaff } from '../../platform/audit/checked-for-staff.ts';
import { StaffError } from '../../platform/audit/staff-error.ts';
import type { SoldBooking } from '../booking-repository.ts';
import { carryOutCancellation } from '../cancellation/carry-out.ts';
import { figuresOf } from '../cancellation/figures-of.ts';
import { stateAt } from '../state-at.ts';
import { bookingNamed } from './find-bookings.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

export interface HotelCancellation {
  actor: Actor;
  /** The hotel's reason; the guest reads it. */
  reason: string;
  /** True to keep the penalty of the policy; otherwise everything goes back. */
  keepsPenalty: boolean;
}

/** The result of a cancellation by the hotel, in minor units. */
export interface CancelledByHotel extends CurrencyUnit {
  reference: string;
  penaltyMinor: number;
  refundMinor: number;
  /** The part of the refund that staff pay back by hand. */
  byHandMinor: number;
  dueMinor: number;
}

/**
 * Cancels for the hotel, at any time (BOOKING-RULES, States), with its refund, mail and audit record in one
 * transaction. By default nothing is kept, since the guest did not change the plan.
 */
export async function cancelByHotel(
  context: BookingContext,
  name: string,
  decision: HotelCancellation,
): Promise<CancelledByHotel> {
  const { reason } = checkedForStaff(['reason'], decision, 'The reason cannot be sent to the guest.');
  return context.db
    .transaction()
    .execute(async (trx) => cancel(context, trx, { name, decision: { ...decision, reason } }));
}

async function cancel(
  context: BookingContext,
  trx: Trx,
  { name, decision }: { name: string; decision: HotelCancellation },
): Promise<CancelledByHotel> {
  const now = context.clock.now();
  const booking = await bookingNamed(trx, name);
  const from = refuseUnlessLive(booking, now);
  const figures = decision.keepsPenalty ? figuresByPolicy(booking, now) : everythingBack(booking, now);
  const { actor, reason } = decision;
  const change = { booking, from, because: 'STAFF', reason, figures, actor } as const;
  if ((await carryOutCancellation(context, trx, change)) === undefined)
    throw new StaffError(`${booking.reference} has just changed.`);
  const { penaltyMinor, refundMinor, dueMinor } = figures;
  const details = { from, penaltyMinor, refundMinor, keepsPenalty: decision.keepsPenalty };
  await recordAction(context, trx, { actor, action: 'CANCEL', subject: booking.reference, details });
  const byHand = await findRefundsByHand(trx, booking.id);
  const byHandMinor = byHand.reduce((sum, refund) => sum + refund.amount_minor, 0);
  const { reference } = booking;
  return { reference, ...unitOfRow(booking), penaltyMinor, refundMinor, byHandMinor, dueMinor };
}

function refuseUnlessLive(booking: SoldBooking, now: Date): 'PENDING' | 'SUCCESSFUL' {
  const state = stateAt(booking, now);
  const transition = nextState(state, 'CANCEL', { by: 'HOTEL', checkInAt: checkInAtOf(booking), now });
  const isLive = state === 'PENDING' || state === 'SUCCESSFUL';
  if (transition.kind === 'REFUSED' || !isLive)
    throw new StaffError(`${booking.reference} is ${state}: there is nothing to cancel.`);
  // The table allows other stay states only in a successful booking.
  if (booking.stay_state !== 'DUE')
    throw new StaffError(
      `The stay of ${booking.reference} is ${booking.stay_state}: it can no longer be cancelled.`,
    );
  return state;
}

function everythingBack(booking: SoldBooking, now: Date): CancellationFigures {
  const { paid_minor: paidMinor, expires_at: expiresAt } = booking;
  return amountsOf(releaseQuote({ paidMinor, expiresAt, now }));
}

function figuresByPolicy(booking: SoldBooking, now: Date): CancellationFigures {
  const checkInAt = checkInAtOf(booking);
  // The policy's figures are those of a guest who cancels.
  if (nextState(booking.state, 'CANCEL', { by: 'GUEST', checkInAt, now }).kind === 'REFUSED')
    throw new StaffError(
      `The policy of ${booking.reference} ends at check-in, which has passed. Cancel it without keeping anything, or mark it as no-show.`,
    );
  return amountsOf(figuresOf(booking, now));
}

function amountsOf(figures: CancellationFigures): CancellationFigures {
  const { penalty, hit, penaltyMinor, penaltyNetMinor, penaltyTaxMinor, nonRefundableMinor } = figures;
  const { refundMinor, dueMinor } = figures;
  return {
    penalty,
    hit,
    penaltyMinor,
    penaltyNetMinor,
    penaltyTaxMinor,
    nonRefundableMinor,
    refundMinor,
    dueMinor,
  };
}
