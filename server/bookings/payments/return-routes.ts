import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { BookingContext } from '../context.ts';
import { bookingById } from '../booking-repository.ts';
import { askGateway } from './ask-gateway.ts';
import { RETURN_PATH, withOutcome } from './gateways/with-outcome.ts';
import { findPayment, type PaymentRow } from './payment-repository.ts';
import { returnPathOf } from './start-payment.ts';

/** A slow gateway must not keep the guest waiting: the page waits, and asks again. */
const ASKED_FOR_MS = 4000;
/** Who reloads the address asks the gateway no more often. */
const LEAST_PAUSE_MS = 2000;

type Outcome = Parameters<typeof withOutcome>[1];

interface OfPayment {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/**
 * The way back from a gateway's page. The gateway is asked at once, so that the guest reads what is true and not what
 * the address says; then the guest goes on to the booking. It shows nothing by itself.
 */
export function addPaymentReturn(app: FastifyInstance, context: BookingContext): void {
  app.get<OfPayment>(`${RETURN_PATH}/:id`, async ({ params, query }, reply) => {
    const payment = await findPayment(context.db, params.id);
    if (payment === undefined) throw new DomainError('NOT_FOUND');
    const said = query['payment'] === 'abandoned' ? ('abandoned' as const) : ('paid' as const);
    const outcome = await Promise.race([
      outcomeOf(context, payment, said),
      wait<Outcome>(ASKED_FOR_MS, said, { ref: false }),
    ]);
    const booking = await bookingById(context.db, payment.booking_id);
    // A payment that completed the booking leads to the checkout, which goes on to the confirmation.
    const isOfBalance = booking.reserved_at !== null && booking.reserved_at < payment.created_at;
    const state = isOfBalance ? 'SUCCESSFUL' : 'PENDING';
    return reply.redirect(withOutcome(returnPathOf({ id: booking.id, state }), outcome), 303);
  });
}

async function outcomeOf(
  context: BookingContext,
  payment: PaymentRow,
  said: 'abandoned' | 'paid',
): Promise<Outcome> {
  const askedAt = payment.asked_at === null ? 0 : Date.parse(payment.asked_at);
  const isRecent = context.clock.now().getTime() - askedAt < LEAST_PAUSE_MS;
  if (payment.state !== 'OPEN' || isRecent) return payment.state === 'CAPTURED' ? 'paid' : said;
  // The jobs go on asking, and report the error.
  const state = await askGateway(context, payment).catch(() => 'OPEN' as const);
  const known = { CAPTURED: 'paid', PENDING: 'pending', DECLINED: 'declined' } as const;
  return state === 'OPEN' || state === 'CLOSED' ? said : known[state];
}
