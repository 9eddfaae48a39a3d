import type { BookingContext } from '../context.ts';
import { findCapturesToReturn } from './capture-repository.ts';
import { NotConnectedError } from '../payments/ask-gateway.ts';
import { recordRefundReport } from './record-refund-report.ts';
import { nextTryOf } from './next-try.ts';
import { findRefundsToStart, postponeRefund, type RefundToStart } from './refund-repository.ts';
import { requestReturn } from './request-return.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

const AT_A_TIME = 20;
/** A run may take more of them, because it calls no gateway. */
const RETURNS_AT_A_TIME = 200;

/**
 * Requests refunds for captures of expired holds, sends requested refunds to the gateway that took the money and
 * retries failed ones. Each runs in its own transaction: a failed one does not stop the others, and the first error is
 * thrown at the end.
 */
export async function startRefunds(context: BookingContext): Promise<void> {
  if (context.gateways.byName.size === 0) return;
  const errors = [...(await requestReturns(context)), ...(await handOverDue(context))];
  if (errors.length > 0) throw errors[0];
}

async function requestReturns(context: BookingContext): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const captureId of await findCapturesToReturn(context.db, RETURNS_AT_A_TIME)) {
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    await context.db
      .transaction()
      .execute((trx) => requestReturn(context, trx, captureId))
      .catch((error: unknown) => errors.push(error));
  }
  return errors;
}

async function handOverDue(context: BookingContext): Promise<unknown[]> {
  const due = { now: context.clock.now().toISOString(), limit: AT_A_TIME };
  const errors: unknown[] = [];
  for (const refund of await findRefundsToStart(context.db, due)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to spare a gateway in trouble
      await handOver(context, refund);
    } catch (error) {
      errors.push(error);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await postponeRefund(context.db, refund.id, nextTryOf(refund, 'notTaken', context.clock.now()));
    }
  }
  return errors;
}

/**
 * The gateway comes first and the history afterwards. After a crash in between, the same id is sent again and
 * the gateway makes one refund.
 */
async function handOver(context: BookingContext, refund: RefundToStart): Promise<void> {
  const gateway = context.gateways.byName.get(refund.gateway);
  if (gateway === undefined) throw new NotConnectedError(refund.gateway);
  const report = await gateway.refund({
    refundId: refund.id,
    captureId: refund.payment_id,
    amountMinor: refund.amount_minor,
    ...unitOfRow(refund),
  });
  await context.db
    .transaction()
    .execute((trx) => recordRefundReport(context, trx, { gateway: refund.gateway, report }));
}
