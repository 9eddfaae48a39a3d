import { fromGatewayAmount } from '#domain/gateway-units';
import { STRIPE_UNITS } from '#domain/gateways/stripe';
import type Stripe from 'stripe';
import type { DisputeReport, GatewayReport, PaymentReport, RefundReport } from '../../payment-gateway.ts';

/** What an event says, in our words; none for an event about nothing of ours. */
export function reportsOf(event: Stripe.Event): readonly GatewayReport[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of some 250 types these concern us
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return defined(sessionReport(event.data.object));
    case 'checkout.session.async_payment_failed':
      return defined(sessionReport(event.data.object, { isFailed: true }));
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return defined(refundReport(event.data.object));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return defined(disputeReport(event.data.object));
    default:
      return [];
  }
}

function defined<Report>(report: Report | undefined): Report[] {
  return report === undefined ? [] : [report];
}

/**
 * A session is complete once the guest has finished its page; with a slow means of payment it is still unpaid then.
 * Undefined for a session that was not made here.
 */
export function sessionReport(
  session: Stripe.Checkout.Session,
  { isFailed = isPaymentOver(session) } = {},
): PaymentReport | undefined {
  const { client_reference_id: paymentId, payment_status: paid, status, currency } = session;
  if (paymentId === null) return undefined;
  const report = { kind: 'PAYMENT' as const, paymentId, captures: [] };
  const captureId = idOf(session.payment_intent);
  if (paid === 'paid' && captureId !== undefined && currency !== null) {
    const amount = fromGatewayAmount({ amount: session.amount_total ?? 0, currency }, STRIPE_UNITS);
    return { ...report, state: 'CAPTURED', captures: [{ id: captureId, ...amount }] };
  }
  if (status === 'expired') return { ...report, state: 'CLOSED' };
  if (status === 'open') return { ...report, state: 'OPEN' };
  return { ...report, state: isFailed ? 'DECLINED' : 'PENDING' };
}

/** Only an answer to a question shows the payment itself: it waits for another means, or is cancelled. */
function isPaymentOver({ payment_intent: payment }: Stripe.Checkout.Session): boolean {
  if (payment === null || typeof payment === 'string') return false;
  return payment.status === 'requires_payment_method' || payment.status === 'canceled';
}

/** Undefined for a refund of a payment without an intent, which was not made here. */
export function refundReport(refund: Stripe.Refund): RefundReport | undefined {
  const captureId = idOf(refund.payment_intent);
  if (captureId === undefined) return undefined;
  return {
    kind: 'REFUND',
    id: refund.id,
    refundId: refund.metadata?.['refund_id'],
    captureId,
    state: refundState(refund.status),
    ...fromGatewayAmount(refund, STRIPE_UNITS),
  };
}

function refundState(status: string | null): RefundReport['state'] {
  if (status === 'succeeded') return 'PROCESSED';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'PROCESSING';
}

const WON = new Set(['won', 'warning_closed', 'prevented']);

function disputeReport(dispute: Stripe.Dispute): DisputeReport | undefined {
  const captureId = idOf(dispute.payment_intent);
  if (captureId === undefined) return undefined;
  const { id, status, reason } = dispute;
  const amount = fromGatewayAmount(dispute, STRIPE_UNITS);
  const decided = WON.has(status) ? 'WON' : 'OPEN';
  return { kind: 'DISPUTE', id, captureId, state: status === 'lost' ? 'LOST' : decided, reason, ...amount };
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
