import type { Context } from '../context.ts';
import { recordRefund } from './record-refund.ts';
import { findRequestedRefunds } from './refund-repository.ts';

const AT_A_TIME = 20;

/**
 * Hands requested refunds to the gateway. The gateway is asked first and the history written afterwards: what a crash
 * leaves between the two is asked for again under the same id, and made once.
 */
export async function startRefunds(context: Context): Promise<void> {
  const { refundGateway } = context;
  if (refundGateway === undefined) return;
  for (const refund of await findRequestedRefunds(context.db, AT_A_TIME)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a gateway in trouble is not helped by haste
    const { transactionId } = await refundGateway.start({
      refundId: refund.id,
      paymentId: refund.payment_id,
      amountMinor: refund.amount_minor,
      currency: refund.currency,
    });
    const news = { refundId: refund.id, state: 'PROCESSING', transactionId } as const;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await context.db.transaction().execute(async (trx) => recordRefund(context, trx, news));
  }
}
