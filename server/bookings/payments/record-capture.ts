import { nextState } from '#domain/booking-state';
import type { CaptureReport } from './payment-gateway.ts';
import { cancellationOf, checkInAtOf, dueNowOf, dueOnlineOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { type CaptureRow, giveUpCapture, insertCapture } from '../refunds/capture-repository.ts';
import { enterPayment, settleGiven } from '../../ledger/index.ts';
import { takePromoUse } from '../../quotes/index.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { closeBooking } from '../refunds/record-refund.ts';
import { requestReturn } from '../refunds/request-return.ts';
import { expireDueHoldsAround, holdNightsAgain } from '../../stock/index.ts';
import { type SoldBooking, bookingById } from '../booking-repository.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { send } from '../mails/send.ts';
import { completeBooking } from '../complete-booking.ts';
import { type PaymentRow, settlePayment } from './payment-repository.ts';
import { moneyColumns } from './reported-money.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

interface Captured {
  booking: SoldBooking;
  capture: CaptureRow;
}

/**
 * Records captured money, depending on the booking's state: it pays for a pending booking, revives an expired
 * one if the nights are still free, pays the balance of a confirmed one, and goes back in full from any other (BOOKING-RULES, States). A repeated
 * capture changes nothing.
 */
export async function recordCapture(
  context: BookingContext,
  trx: Trx,
  { payment, capture: reported }: { payment: PaymentRow; capture: CaptureReport },
): Promise<void> {
  const now = context.clock.now().toISOString();
  const capture: CaptureRow = {
    id: reported.id,
    payment_id: payment.id,
    booking_id: payment.booking_id,
    captured_at: now,
    ...moneyColumns(payment, reported),
    returned_at: null,
  };
  // An expired hold counts as expired even before it is cleaned up. This comes first, because it releases
  // earlier captures.
  await expireDueHoldsAround(trx, payment.booking_id, now);
  if (!(await insertCapture(trx, capture))) return;
  await settlePayment(trx, payment.id, { state: 'CAPTURED', now });
  const booking = await bookingById(trx, payment.booking_id);
  await applyCapture(context, trx, { booking, capture });
}

async function applyCapture(context: BookingContext, trx: Trx, captured: Captured): Promise<void> {
  const { state } = captured.booking;
  switch (state) {
    case 'PENDING':
      return payInTime(context, trx, captured);
    case 'EXPIRED':
      return payLate(context, trx, captured);
    case 'CANCELLED':
      return refundCancelled(context, trx, captured);
    case 'SUCCESSFUL':
      return payBalance(context, trx, captured);
    case 'REFUNDED':
      return giveBack(context, trx, captured);
    default:
      return state satisfies never;
  }
}

async function payInTime(context: BookingContext, trx: Trx, captured: Captured): Promise<void> {
  const { booking, capture } = captured;
  if (!isOwed(captured)) return giveBack(context, trx, captured);
  const paidMinor = await keep(trx, captured);
  const transition = nextState('PENDING', 'CONFIRM', {
    isEmailVerified: booking.email_verified_at !== null,
    isPaymentCaptured: paidMinor >= dueNowOf(booking),
    isPayAtHotel: false,
    expiresAt: booking.expires_at,
    now: capture.captured_at,
  });
  if (transition.kind === 'MOVED') await completeBooking(context, trx, { id: booking.id, from: 'PENDING' });
}

/** Money for a confirmed booking pays its balance, if one is due online. */
async function payBalance(context: BookingContext, trx: Trx, captured: Captured): Promise<void> {
  if (!isOwed(captured)) return giveBack(context, trx, captured);
  await keep(trx, captured);
  const { booking, capture } = captured;
  const document = await settleDocuments(context, trx, booking.id);
  const { id: captureId, amount_minor: amountMinor } = capture;
  await send(context, trx, {
    kind: 'paid',
    booking: await bookingById(trx, booking.id),
    facts: { captureId, amountMinor, document },
  });
}

/** EXPIRED to SUCCESSFUL, if the nights can be held again; otherwise nothing changes. */
async function payLate(context: BookingContext, trx: Trx, captured: Captured): Promise<void> {
  const { booking } = captured;
  const facts = {
    isEmailVerified: booking.email_verified_at !== null,
    isDuePaid: isOwed(captured) && booking.paid_minor + captured.capture.amount_minor >= dueNowOf(booking),
  };
  const transitionIfFree = nextState(booking.state, 'LATE_PAYMENT', { ...facts, areNightsTakenAgain: true });
  const areNightsTakenAgain =
    transitionIfFree.kind === 'MOVED' &&
    isBeforeCheckIn(booking, context.clock.now()) &&
    // The expired hold has released its use of the promo code.
    (await takePromoUse(context, trx, booking)) &&
    (await holdNightsAgain(trx, booking.id, context.takeNights));
  const transition = nextState(booking.state, 'LATE_PAYMENT', { ...facts, areNightsTakenAgain });
  if (transition.kind === 'REFUSED') return giveBack(context, trx, captured);
  await keep(trx, captured);
  await completeBooking(context, trx, { id: booking.id, from: 'EXPIRED' });
}

/**
 * Money captured for a cancelled booking pays what the guest still owes of the penalty, and the rest goes back. It is
 * added to the figures, so that paid stays penalty plus refund, and the booking is refunded when all of it has gone
 * back.
 */
async function refundCancelled(context: BookingContext, trx: Trx, captured: Captured): Promise<void> {
  const { booking, capture } = captured;
  const figures = cancellationOf(booking);
  if (figures === undefined || capture.currency !== booking.currency) return giveBack(context, trx, captured);
  await keep(trx, captured);
  const owedMinor = Math.min(figures.dueMinor, capture.amount_minor);
  const backMinor = capture.amount_minor - owedMinor;
  const grown = {
    ...figures,
    dueMinor: figures.dueMinor - owedMinor,
    refundMinor: figures.refundMinor + backMinor,
  };
  await trx
    .updateTable('bookings')
    .set({ cancellation: JSON.stringify(grown) })
    .where('id', '=', booking.id)
    .execute();
  const { refundMinor, dueMinor } = grown;
  const facts = { refundMinor, dueMinor, ...unitOfRow(booking) };
  await recordEvent(trx, {
    kind: 'CANCELLATION_CHANGED',
    bookingId: booking.id,
    at: capture.captured_at,
    facts,
  });
  await settleDocuments(context, trx, booking.id);
  await settleGiven(trx, booking, { by: `capture:${capture.id}`, now: capture.captured_at });
  if (backMinor === 0) return;
  await requestRefund(context, trx, { booking, first: capture.id });
  await closeBooking(trx, booking.id, capture.captured_at);
}

async function giveBack(context: BookingContext, trx: Trx, { capture }: Captured): Promise<void> {
  await giveUpCapture(trx, capture, capture.captured_at);
  await requestReturn(context, trx, capture.id);
}

/** Owed means the same currency and at most the due amount: a capture is never split. */
function isOwed({ booking, capture }: Captured): boolean {
  return capture.currency === booking.currency && capture.amount_minor <= dueOnlineOf(booking);
}

async function keep(trx: Trx, { booking, capture }: Captured): Promise<number> {
  await enterPayment(trx, capture, capture.captured_at);
  return booking.paid_minor + capture.amount_minor;
}

function isBeforeCheckIn(booking: SoldBooking, now: Date): boolean {
  return now.getTime() < Date.parse(checkInAtOf(booking));
}
