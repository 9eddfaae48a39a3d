import { nextState } from '#domain/booking-state';
import { canMoveRefund, type RefundState } from '#domain/refund';
import { DomainError } from '#domain/refusal';
import { bookingById } from '../booking-repository.ts';
import { cancellationOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { findDocuments } from '../documents/document-repository.ts';
import { send } from '../mails/send.ts';
import { findCapturesAtHotel } from './money-at-hotel.ts';
import { nextTryOf } from './next-try.ts';
import { findOutsideRefunds, outsideMinor } from './outside-refunds.ts';
import {
  appendStep,
  findRefund,
  findRefunds,
  postponeRefund,
  type RefundRecord,
} from './refund-repository.ts';
import { refundedMinor, refundsSince, stateOfRefund } from './map-refund.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { Actor } from '../../platform/audit/record-action.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

type RecordContext = Pick<BookingContext, 'clock' | 'config' | 'keys' | 'newId' | 'release'>;

export interface RefundChange {
  refundId: string;
  state: Exclude<RefundState, 'REQUESTED'>;
  transactionId?: string;
  /** Who of the staff paid it back. */
  actor?: Actor;
}

/**
 * Records the new state of a refund and notifies the guest. A cancelled booking becomes REFUNDED when all its
 * refunds are processed. A repeated state changes nothing; an impossible one is refused with STATE_CONFLICT.
 */
export async function recordRefund(context: RecordContext, trx: Trx, change: RefundChange): Promise<void> {
  const refund = await findRefund(trx, change.refundId);
  if (refund === undefined) throw new DomainError('NOT_FOUND');
  const state = stateOfRefund(refund);
  if (state === change.state) return;
  if (!canMoveRefund(state, change.state)) throw new DomainError('STATE_CONFLICT');
  const now = context.clock.now().toISOString();
  const isFirst = await appendStep(trx, refund.id, {
    position: refund.steps.length,
    state: change.state,
    createdAt: now,
    transactionId: change.transactionId,
  });
  if (!isFirst) throw new DomainError('STATE_CONFLICT');
  await recordEvent(trx, eventOf(refund, change, now));
  if (change.state === 'PROCESSING') return;
  if (change.state === 'FAILED')
    await postponeRefund(trx, refund.id, nextTryOf(refund, 'failed', context.clock.now()));
  // The guest is notified of a failure once, however often it is retried, and of the arrival.
  const isFirstOfItsState = refund.steps.every((step) => step.state !== change.state);
  if (isFirstOfItsState) await notifyGuest(context, trx, { refund, state: change.state });
  await closeBooking(trx, refund.booking_id, now);
}

function eventOf(refund: RefundRecord, { state, transactionId, actor }: RefundChange, at: string): NewEvent {
  return {
    kind: `REFUND_${state}`,
    bookingId: refund.booking_id,
    at,
    actor,
    facts: {
      refundId: refund.id,
      captureId: refund.payment_id,
      amountMinor: refund.amount_minor,
      ...unitOfRow(refund),
      ...(transactionId === undefined ? {} : { transactionId }),
    },
  };
}

/** CANCELLED to REFUNDED, once everything has gone back (BOOKING-RULES, States). */
export async function closeBooking(trx: Trx, bookingId: string, now: string): Promise<void> {
  const booking = await bookingById(trx, bookingId);
  const refunds = await findRefunds(trx, bookingId);
  const outside = await findOutsideRefunds(trx, bookingId);
  const outsideProcessedMinor = outsideMinor(outside.filter(({ state }) => state === 'PROCESSED'));
  const refundableMinor = cancellationOf(booking)?.refundMinor ?? 0;
  // Returned captures are not part of the booking's figures.
  const ownMinor = refundedMinor(refundsSince(refunds, booking.cancelled_at ?? ''));
  const transition = nextState(booking.state, 'REFUND', {
    refundableMinor,
    processedMinor: Math.min(refundableMinor, ownMinor + outsideProcessedMinor),
    areAllProcessed: refunds.every((refund) => stateOfRefund(refund) === 'PROCESSED'),
  });
  // Other refunds are still open, or the booking expired and stays so.
  if (transition.kind === 'REFUSED') return;
  await trx
    .updateTable('bookings')
    .set({ state: transition.state })
    .where('id', '=', bookingId)
    .where('state', '=', booking.state)
    .execute();
  await recordEvent(trx, { kind: 'REFUNDED', bookingId, at: now, facts: {} });
}

async function notifyGuest(
  context: RecordContext,
  trx: Trx,
  { refund, state }: { refund: RefundRecord; state: 'PROCESSED' | 'FAILED' },
): Promise<void> {
  const booking = await bookingById(trx, refund.booking_id);
  // After a cancellation the mail needs no explanation.
  const isBooked = { SUCCESSFUL: true, EXPIRED: false }[booking.state as string];
  const atHotel = await findCapturesAtHotel(trx, booking.id);
  const isByHand = atHotel.some(({ id }) => id === refund.payment_id);
  const document =
    state === 'PROCESSED' && refund.reason === 'CANCELLATION'
      ? (await findDocuments(trx, booking.id)).findLast(({ kind }) => kind === 'CREDIT_NOTE')
      : undefined;
  const facts = {
    refundId: refund.id,
    step: refund.steps.length,
    state,
    ...(refund.reason === 'RETURN' && isBooked !== undefined ? { returned: { isBooked } } : {}),
    isByHand,
    amountMinor: refund.amount_minor,
    ...(refund.reason === 'CANCELLATION' ? { inAllMinor: cancellationOf(booking)?.refundMinor ?? 0 } : {}),
    unit: unitOfRow(refund),
    document,
  };
  await send(context, trx, { kind: 'refund', booking, facts });
}
