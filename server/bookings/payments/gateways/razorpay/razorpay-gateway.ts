import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { amountFor, refundFor, whyNotTaken } from '#domain/gateway-units';
import { RAZORPAY_UNITS } from '#domain/gateways/razorpay';
import type { GatewayKeys } from '../../../../platform/config/gateway-settings.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { parseSigned } from '../../parse-signed.ts';
import type { PaymentGateway, PaymentOrder, RefundReport, SignedMessage } from '../../payment-gateway.ts';
import { returnFrom } from '../with-outcome.ts';
import type { Collection, PaymentLink, RazorpayEvent, RazorpayPayment, RazorpayRefund } from './bodies.ts';
import { linkReport, refundReport, reportsOf } from './reports.ts';
import { callRazorpay, RazorpayError } from './call-razorpay.ts';

const MINUTE_MS = 60_000;
/** A link lives for at least 15 minutes; a minute for clocks that differ. */
const LEAST_LIFE_MS = 16 * MINUTE_MS;

type Keys = NonNullable<GatewayKeys['razorpay']>;

/** Razorpay, by Payment Links: https://razorpay.com/docs/api/payments/payment-links */
export function createRazorpayGateway(keys: Keys, clock: Clock): PaymentGateway {
  const call = callRazorpay(keys);
  const askRefunds = async (captureId: string): Promise<RefundReport[]> => {
    const { items } = await call<Collection<RazorpayRefund>>(`/v1/payments/${captureId}/refunds?count=100`);
    return items.map(refundReport);
  };
  return {
    name: 'RAZORPAY',
    takes: (amount) => whyNotTaken(amount, RAZORPAY_UNITS) === undefined,

    async open(order) {
      const link = await call<PaymentLink>('/v1/payment_links', { body: linkFor(order, clock.now()) });
      return { page: link.short_url, gatewayId: link.id };
    },

    async close({ gatewayId }) {
      try {
        await call(`/v1/payment_links/${gatewayId}/cancel`, { body: {} });
      } catch (error) {
        // Only a link that is not paid can be cancelled; what became of this one is asked next.
        if (!(error instanceof RazorpayError && error.status === 400)) throw error;
      }
    },

    read: async (message) => read(keys.webhookSecrets, message),

    async askPayment({ paymentId, gatewayId }) {
      const link = await call<PaymentLink>(`/v1/payment_links/${gatewayId}`);
      if (link.reference_id !== paymentId) throw new Error(`Razorpay knows ${gatewayId} as another payment`);
      const { items: payments } =
        link.order_id === undefined
          ? { items: [] }
          : await call<Collection<RazorpayPayment>>(`/v1/orders/${link.order_id}/payments`);
      return linkReport(link, { payments, nowSeconds: clock.now().getTime() / 1000 });
    },

    async refund({ refundId, captureId, ...amount }) {
      // An earlier attempt is looked for first: nothing is documented of how long idempotency keys live.
      const own = (await askRefunds(captureId)).filter((refund) => refund.refundId === refundId);
      const standing = own.find(({ state }) => state !== 'FAILED');
      if (standing !== undefined) return standing;
      const attempt = `${refundId}-${own.length}`;
      const refund = await call<RazorpayRefund>(`/v1/payments/${captureId}/refund`, {
        body: {
          amount: refundFor(amount, RAZORPAY_UNITS),
          speed: 'normal',
          receipt: attempt,
          notes: { refund_id: refundId },
        },
        headers: { 'x-refund-idempotency': attempt },
      });
      return refundReport(refund);
    },

    askRefunds,
  };
}

function linkFor(order: PaymentOrder, now: Date): object {
  const { paymentId, currency, payee, payUntil, addressOf } = order;
  const expiresAt = Math.max(Date.parse(payUntil), now.getTime() + LEAST_LIFE_MS);
  return {
    amount: amountFor(order, RAZORPAY_UNITS),
    currency,
    accept_partial: false,
    expire_by: Math.floor(expiresAt / 1000),
    reference_id: paymentId,
    description: payee,
    // Razorpay would write to the guest by itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: addressOf(returnFrom(paymentId, 'paid')),
    callback_method: 'get',
  };
}

/**
 * The signature is the body's HMAC-SHA-256 as hexadecimal digits, without a time: a repeated message changes nothing.
 * The event's id is in a header that is not signed, so the body's digest is used instead.
 */
function read(secrets: readonly string[], { body, headers }: SignedMessage) {
  const signature = Buffer.from(String(headers['x-razorpay-signature'] ?? ''), 'hex');
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(body).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  if (!isSigned) return undefined;
  // Razorpay signed it, so its shape is the API's.
  const event = parseSigned(body) as RazorpayEvent;
  const id = createHash('sha256').update(body).digest('hex');
  return { id, type: event.event, reports: reportsOf(event) };
}
