import type { Context } from '../context.ts';
import { recordRefund } from './record-refund.ts';
import { findCapturesToReturn } from './capture-repository.ts';
import { findRefundsToStart } from './refund-repository.ts';
import { requestReturns } from './request-returns.ts';

const AT_A_TIME = 20;
/** What failed once seldom works a second later. */
const TRY_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Asks for what is to go back of holds that have run out, and hands requested refunds to the gateway, those that failed
 * once more after a while. The gateway is asked first and the history written afterwards: what a crash
 * leaves between the two is asked for again under the same id, and made once.
 */
export async function startRefunds(context: Context): Promise<void> {
  const { refundGateway } = context;
  if (refundGateway === undefined) return;
  if ((await findCapturesToReturn(context.db, 1)).length > 0)
    await context.db.transaction().execute(async (trx) => requestReturns(context, trx));
  const failedBefore = new Date(context.clock.now().getTime() - TRY_AGAIN_AFTER_MS).toISOString();
  for (const refund of await findRefundsToStart(context.db, { failedBefore, limit: AT_A_TIME })) {
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
