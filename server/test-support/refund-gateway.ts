import type { Context } from '../context.ts';
import type { PaymentGateway, RefundOrder, RefundReport } from '../bookings/payments/payment-gateway.ts';

/** Replaces parts of the test gateway. */
export function withGateway(context: Context, changes: Partial<PaymentGateway>): Context {
  const { gateways } = context;
  const gateway = gateways.byName.get('TEST');
  if (gateway === undefined) throw new Error('There is no test gateway');
  const changed = { ...gateway, ...changes };
  return {
    ...context,
    gateways: { byName: new Map([...gateways.byName, ['TEST', changed]]), taking: [changed] },
  };
}

/** A refund that has begun. */
export function startedRefund({ refundId, captureId, ...amount }: RefundOrder, id: string): RefundReport {
  return { kind: 'REFUND', id, refundId, captureId, state: 'PROCESSING', ...amount };
}
