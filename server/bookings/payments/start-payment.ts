import { DomainError } from '#domain/refusal';
import type { Payment } from '#schemas/api-types';
import { gatewayFor, type PaymentGateway } from './payment-gateway.ts';
import { checkInAtOf, dueOnlineOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import { siteAddress } from '../../release/index.ts';
import { type Answer, answerOnce, type OnceKey, getOrSet } from '../../platform/idempotency/answer-once.ts';
import { refuseUnlessAllowed } from '../actions-of.ts';
import type { SoldBooking } from '../booking-repository.ts';
import type { Caller } from '../caller.ts';
import { bookingOf } from '../show-booking.ts';
import { askGateway, firstQuestionOf } from './ask-gateway.ts';
import { findOpenPayments, insertPayment, isPageFor, type PaymentRow } from './payment-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/**
 * Opens a page of the gateway on which the guest pays the due amount, as the server computes it. A booking has one
 * open page: older ones are closed at their gateway first, so that nobody pays twice. The calls to the gateway are
 * outside the transaction; a page that loses a race is never shown.
 */
export async function startPayment(context: BookingContext, caller: Caller, id: string): Promise<Answer> {
  const once = { scope: caller.visitor.scope, key: caller.idempotencyKey, request: ['startPayment', id] };
  return getOrSet(context, once, () => start(context, caller, { id, once }));
}

async function start(
  context: BookingContext,
  caller: Caller,
  { id, once }: { id: string; once: OnceKey },
): Promise<Answer> {
  const known = await bookingOf(context.db, id, caller.visitor);
  refuseUnlessAllowed('PAY', { booking: known, code: undefined, now: context.clock.now() });
  const due = { amountMinor: dueOnlineOf(known), ...unitOfRow(known) };
  const gateway = gatewayFor(context.gateways, due);
  if (gateway === undefined) throw new DomainError('PAYMENT_UNAVAILABLE');
  const isSame = (payment: PaymentRow, booking: SoldBooking): boolean =>
    payment.gateway === gateway.name && isPageFor(payment, booking, due.amountMinor);
  const open = await findOpenPayments(context.db, id);
  const standing = open.find((payment) => isSame(payment, known));
  const fresh =
    standing !== undefined && (await canBePaid(context, standing))
      ? standing
      : await replacePages(context, { booking: known, open, gateway });
  return answerOnce(context, once, async (trx) => {
    const booking = await bookingOf(trx, id, caller.visitor);
    refuseUnlessAllowed('PAY', { booking, code: undefined, now: context.clock.now() });
    // A part was paid meanwhile: that page would ask for too much.
    if (dueOnlineOf(booking) !== fresh.amount_minor) throw new DomainError('STATE_CONFLICT');
    const stored = (await findOpenPayments(trx, id)).find((payment) => isSame(payment, booking));
    if (stored === undefined) await insertPayment(trx, fresh);
    return { status: 201, body: toPayment(stored ?? fresh) };
  });
}

/** A page may have ended, or been paid, without a message. A gateway that does not answer may still show it. */
async function canBePaid(context: BookingContext, payment: PaymentRow): Promise<boolean> {
  const state = await askGateway(context, payment).catch(() => 'OPEN' as const);
  return state === 'OPEN';
}

/** Closes the older pages, and opens a new one unless an older one has taken the money, or is about to. */
async function replacePages(
  context: BookingContext,
  { booking, open, gateway }: { booking: SoldBooking; open: readonly PaymentRow[]; gateway: PaymentGateway },
): Promise<PaymentRow> {
  for (const payment of open) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const state = await askGateway(context, payment, { isClosing: true }).catch((cause: unknown) => {
      throw new DomainError('PAYMENT_UNAVAILABLE', undefined, { cause });
    });
    if (state === 'PENDING') throw new DomainError('PAYMENT_PENDING');
    if (state === 'CAPTURED') throw new DomainError('STATE_CONFLICT');
  }
  return openPayment(context, gateway, booking);
}

/** Where a payment leads back to: the checkout, or the booking whose balance it pays. */
export function returnPathOf({ id, state }: Pick<SoldBooking, 'id' | 'state'>): string {
  return state === 'SUCCESSFUL' ? `/bookings/${id}` : `/checkout?booking=${id}`;
}

/** Until when the page may be paid. */
function payUntilOf(booking: SoldBooking): string {
  if (booking.state !== 'SUCCESSFUL') return booking.expires_at;
  const checkInAt = checkInAtOf(booking);
  const { cancelledAt = checkInAt } = booking.sold.deposit?.balance ?? {};
  return cancelledAt < checkInAt ? cancelledAt : checkInAt;
}

async function openPayment(
  context: BookingContext,
  gateway: PaymentGateway,
  booking: SoldBooking,
): Promise<PaymentRow> {
  const id = context.newId();
  const amount = { amountMinor: dueOnlineOf(booking), ...unitOfRow(booking) };
  const payUntil = payUntilOf(booking);
  const { page, gatewayId } = await gateway
    .open({
      paymentId: id,
      ...amount,
      payee: booking.sold.location.name,
      locale: context.release.get().text(booking.language).locale,
      payUntil,
      returnPath: returnPathOf(booking),
      addressOf: (path) => siteAddress(context, path),
    })
    .catch((cause: unknown) => {
      throw new DomainError('PAYMENT_UNAVAILABLE', undefined, { cause });
    });
  const now = context.clock.now();
  return {
    id,
    booking_id: booking.id,
    gateway: gateway.name,
    page,
    state: 'OPEN',
    created_at: now.toISOString(),
    settled_at: null,
    amount_minor: amount.amountMinor,
    currency: booking.currency,
    currency_digits: booking.currency_digits,
    gateway_id: gatewayId,
    pending_since: null,
    closed_at: null,
    ask_after: firstQuestionOf({ now, payUntil }),
    asked_at: null,
    differs: null,
  };
}

function toPayment(payment: PaymentRow): Payment {
  const { id, page, amount_minor: amountMinor } = payment;
  return { id, page, amountMinor, ...unitOfRow(payment) };
}
