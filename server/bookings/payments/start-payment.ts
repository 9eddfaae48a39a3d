import { DomainError } from '#domain/refusal';
import { instantOf } from '#domain/stay';
import type { Payment } from '#schemas/api-types';
import type { PaymentGateway } from './payment-gateway.ts';
import { dueOnlineOf, snapshotOf } from '../snapshot.ts';
import type { BookingContext } from '../context.ts';
import { type Answer, answerOnce, type OnceKey, getOrSet } from '../../platform/idempotency/answer-once.ts';
import { refuseUnlessAllowed } from '../actions-of.ts';
import type { BookingRow } from '../booking-repository.ts';
import type { Caller } from '../caller.ts';
import { bookingOf } from '../show-booking.ts';
import { findOpenPayment, insertPayment, type PaymentRow } from './payment-repository.ts';

/**
 * Opens a page of the gateway on which the guest pays the due amount, as the server computes it. The call to
 * the gateway is outside the transaction; a page that loses a race is never shown.
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
  const gateway = context.payments.PAY_NOW;
  if (gateway === undefined) throw new DomainError('PAYMENT_UNAVAILABLE');
  const due = { gateway: gateway.name, amountMinor: dueOnlineOf(known) };
  const fresh =
    (await findOpenPayment(context.db, known, due)) ?? (await openPayment(context, gateway, known));
  return answerOnce(context, once, async (trx) => {
    const booking = await bookingOf(trx, id, caller.visitor);
    refuseUnlessAllowed('PAY', { booking, code: undefined, now: context.clock.now() });
    // A part was paid meanwhile: that page would ask for too much.
    if (dueOnlineOf(booking) !== fresh.amount_minor) throw new DomainError('STATE_CONFLICT');
    const open = await findOpenPayment(trx, booking, due);
    if (open === undefined) await insertPayment(trx, fresh);
    return { status: 201, body: toPayment(open ?? fresh) };
  });
}

/** Until when the page may be paid, and where it leads back to. */
function pageOf(booking: BookingRow): { payUntil: string; returnPath: string } {
  if (booking.state !== 'SUCCESSFUL')
    return { payUntil: booking.expires_at, returnPath: `/checkout?booking=${booking.id}` };
  const { location, deposit } = snapshotOf(booking);
  const checkInAt = instantOf(booking.check_in, location.checkIn, location.timezone);
  const { cancelledAt = checkInAt } = deposit?.balance ?? {};
  return {
    payUntil: cancelledAt < checkInAt ? cancelledAt : checkInAt,
    returnPath: `/bookings/${booking.id}`,
  };
}

async function openPayment(
  context: BookingContext,
  gateway: PaymentGateway,
  booking: BookingRow,
): Promise<PaymentRow> {
  const id = context.newId();
  const amount = { amountMinor: dueOnlineOf(booking), currency: booking.currency };
  const { page } = await gateway
    .open({
      paymentId: id,
      ...amount,
      payee: snapshotOf(booking).location.name,
      ...pageOf(booking),
    })
    .catch((cause: unknown) => {
      throw new DomainError('PAYMENT_UNAVAILABLE', undefined, { cause });
    });
  return {
    id,
    booking_id: booking.id,
    gateway: gateway.name,
    page,
    state: 'OPEN',
    created_at: context.clock.now().toISOString(),
    settled_at: null,
    amount_minor: amount.amountMinor,
    currency: amount.currency,
  };
}

function toPayment({ id, page, amount_minor: amountMinor, currency }: PaymentRow): Payment {
  return { id, page, amountMinor, currency };
}
