import { fromGatewayAmount } from '#domain/gateway-units';
import { RAZORPAY_UNITS } from '#domain/gateways/razorpay';
import type { DisputeReport, GatewayReport, PaymentReport, RefundReport } from '../../payment-gateway.ts';
import type {
  PaymentLink,
  RazorpayDispute,
  RazorpayEvent,
  RazorpayPayment,
  RazorpayRefund,
} from './bodies.ts';

/** A guest who approves in a banking app does so within minutes; banks send late answers for an hour. */
const APPROVED_WITHIN_SECONDS = 3600;

/**
 * What an event says, in our words; none for an event about nothing of ours. That a link has ended says nothing of a
 * payment which its bank still holds, and the message names none: the next question does.
 */
export function reportsOf({ event, payload }: RazorpayEvent): readonly GatewayReport[] {
  const { payment_link: link, payment, refund, dispute } = payload;
  if (event === 'payment_link.expired' || event === 'payment_link.cancelled') return [];
  if (event.startsWith('payment_link.') && link !== undefined)
    return [linkReport(link.entity, { payments: payment === undefined ? [] : [payment.entity] })];
  if (event.startsWith('refund.') && refund !== undefined) return [refundReport(refund.entity)];
  if (event.startsWith('payment.dispute.') && dispute !== undefined) return [disputeReport(dispute.entity)];
  return [];
}

/** A link can be paid once. Its state follows from the payments that guests tried with it. */
export function linkReport(
  link: PaymentLink,
  { payments, nowSeconds = 0 }: { payments: readonly RazorpayPayment[]; nowSeconds?: number },
): PaymentReport {
  const report = { kind: 'PAYMENT' as const, paymentId: link.reference_id };
  const captures = payments
    .filter(({ status }) => status === 'captured' || status === 'refunded')
    .map((payment) => ({ id: payment.id, ...fromGatewayAmount(payment, RAZORPAY_UNITS) }));
  if (captures.length > 0) return { ...report, state: 'CAPTURED', captures };
  if (payments.some(({ status }) => status === 'authorized'))
    return { ...report, state: 'PENDING', captures };
  const isOver = link.status === 'expired' || link.status === 'cancelled';
  if (!isOver) return { ...report, state: 'OPEN', captures };
  const isApproving = payments.some(
    ({ status, created_at: at }) => status === 'created' && nowSeconds - at < APPROVED_WITHIN_SECONDS,
  );
  return { ...report, state: isApproving ? 'PENDING' : 'CLOSED', captures };
}

export function refundReport(refund: RazorpayRefund): RefundReport {
  const { notes } = refund;
  const states = { pending: 'PROCESSING', processed: 'PROCESSED', failed: 'FAILED' } as const;
  return {
    kind: 'REFUND',
    id: refund.id,
    refundId: 'refund_id' in notes ? notes['refund_id'] : undefined,
    captureId: refund.payment_id,
    state: states[refund.status],
    ...fromGatewayAmount(refund, RAZORPAY_UNITS),
  };
}

function disputeReport(dispute: RazorpayDispute): DisputeReport {
  // Every other state, such as a new one, is open. One that is closed has cost nothing: only a lost one is deducted.
  const ends: Readonly<Partial<Record<string, 'LOST' | 'WON'>>> = { won: 'WON', closed: 'WON', lost: 'LOST' };
  return {
    kind: 'DISPUTE',
    id: dispute.id,
    captureId: dispute.payment_id,
    state: ends[dispute.status] ?? 'OPEN',
    reason: dispute.reason_code,
    ...fromGatewayAmount(dispute, RAZORPAY_UNITS),
  };
}
