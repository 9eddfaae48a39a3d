import type Stripe from 'stripe';
import { amountFor, refundFor, whyNotTaken } from '#domain/gateway-units';
import { STRIPE_UNITS } from '#domain/gateways/stripe';
import { keepResult } from '#domain/keep-result';
import type { GatewayKeys } from '../../../../platform/config/gateway-settings.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { PaymentGateway, PaymentOrder, RefundReport, SignedMessage } from '../../payment-gateway.ts';
import { parseSigned } from '../../parse-signed.ts';
import { returnFrom } from '../with-outcome.ts';
import { refundReport, reportsOf, sessionReport } from './reports.ts';

const TIMEOUT_MS = 10_000;
const SIGNED_WITHIN_SECONDS = 300;
const MINUTE_MS = 60_000;
/** A session lives for 30 minutes to 24 hours; a minute for clocks that differ. */
const LEAST_LIFE_MS = 31 * MINUTE_MS;
const LONGEST_LIFE_MS = 24 * 60 * MINUTE_MS - MINUTE_MS;
const MOST_REFUNDS = 100;

type Keys = NonNullable<GatewayKeys['stripe']>;

/** Stripe, by Checkout Sessions: https://docs.stripe.com/api/checkout/sessions */
export function createStripeGateway(keys: Keys, clock: Clock): PaymentGateway {
  const connect = connection(keys);
  const askRefunds = async (captureId: string): Promise<RefundReport[]> => {
    const stripe = await connect();
    const { data } = await stripe.refunds.list({ payment_intent: captureId, limit: MOST_REFUNDS });
    return data.flatMap((refund) => refundReport(refund) ?? []);
  };
  return {
    name: 'STRIPE',
    takes: (amount) => whyNotTaken(amount, STRIPE_UNITS) === undefined,

    async open(order) {
      const stripe = await connect();
      const session = await stripe.checkout.sessions.create(sessionFor(order, clock.now()), {
        idempotencyKey: order.paymentId,
      });
      if (session.url === null) throw new Error('Stripe gave no page');
      return { page: session.url, gatewayId: session.id };
    },

    async close({ gatewayId }) {
      const stripe = await connect();
      try {
        await stripe.checkout.sessions.expire(gatewayId);
      } catch (error) {
        // Only an open session can be expired; what became of this one is asked next.
        if (!isRefused(error)) throw error;
      }
    },

    read: (message) => read({ connect, secrets: keys.webhookSecrets, now: clock.now() }, message),

    async askPayment({ paymentId, gatewayId }) {
      const stripe = await connect();
      const session = await stripe.checkout.sessions.retrieve(gatewayId, { expand: ['payment_intent'] });
      const report = sessionReport(session);
      if (report?.paymentId !== paymentId) throw new Error(`Stripe knows ${gatewayId} as another payment`);
      return report;
    },

    async refund({ refundId, captureId, ...amount }) {
      // Idempotency keys live for a day, refunds for ever: an earlier attempt is looked for first.
      const own = (await askRefunds(captureId)).filter((refund) => refund.refundId === refundId);
      const standing = own.find(({ state }) => state !== 'FAILED');
      if (standing !== undefined) return standing;
      const stripe = await connect();
      const refund = await stripe.refunds.create(
        {
          payment_intent: captureId,
          amount: refundFor(amount, STRIPE_UNITS),
          metadata: { refund_id: refundId },
        },
        { idempotencyKey: `${refundId}-${own.length}` },
      );
      const report = refundReport(refund);
      if (report === undefined) throw new Error(`Stripe made ${refund.id} of another payment`);
      return report;
    },

    askRefunds,
  };
}

/** The library is loaded with the first call, so that it costs nothing where Stripe is not connected. */
function connection({ secretKey, apiUrl }: Keys): () => Promise<Stripe> {
  const { protocol, hostname, port } = new URL(apiUrl);
  return keepResult(() =>
    import('stripe').then(
      ({ default: Client }) =>
        new Client(secretKey, {
          host: hostname,
          protocol: protocol === 'http:' ? 'http' : 'https',
          ...(port === '' ? {} : { port }),
          timeout: TIMEOUT_MS,
          maxNetworkRetries: 1,
          telemetry: false,
        }),
    ),
  );
}

function sessionFor(order: PaymentOrder, now: Date): Stripe.Checkout.SessionCreateParams {
  const { paymentId, currency, payee, payUntil, addressOf } = order;
  const lifeMs = Math.min(Math.max(Date.parse(payUntil) - now.getTime(), LEAST_LIFE_MS), LONGEST_LIFE_MS);
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    expires_at: Math.floor((now.getTime() + lifeMs) / 1000),
    success_url: addressOf(returnFrom(paymentId, 'paid')),
    cancel_url: addressOf(returnFrom(paymentId, 'abandoned')),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountFor(order, STRIPE_UNITS),
          product_data: { name: payee },
        },
      },
    ],
    metadata: { payment_id: paymentId },
    payment_intent_data: { metadata: { payment_id: paymentId } },
  };
}

interface Reading {
  connect: () => Promise<Stripe>;
  secrets: readonly string[];
  now: Date;
}

/** While a secret is being changed, messages are signed with the new or the old one. */
async function read({ connect, secrets, now }: Reading, { body, headers }: SignedMessage) {
  const verifier = (await connect()).webhooks.signature;
  if (verifier === null) throw new Error('Stripe’s library checks no signatures');
  const header = String(headers['stripe-signature'] ?? '');
  const isSigned = secrets.some((secret) => {
    try {
      return verifier.verifyHeader(body, header, secret, SIGNED_WITHIN_SECONDS, undefined, now.getTime());
    } catch {
      return false;
    }
  });
  if (!isSigned) return undefined;
  // Stripe signed it, so its shape is the API's.
  const event = parseSigned(body) as Stripe.Event;
  return { id: event.id, type: event.type, reports: reportsOf(event) };
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 400;
}
