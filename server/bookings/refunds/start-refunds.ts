import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import type { Outcome, Source } from '../../platform/deliveries/source.ts';
import { createWorker, drainAll } from '../../platform/deliveries/worker.ts';
import { findCapturesToReturn } from './capture-repository.ts';
import { NotConnectedError } from '../payments/ask-gateway.ts';
import { recordRefundReport } from './record-refund-report.ts';
import { nextTryOf } from './next-try.ts';
import { findRefundsToStart, postponeRefund, type RefundToStart } from './refund-repository.ts';
import { requestReturn } from './request-return.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';

/**
 * Requests refunds for captures of expired holds, sends requested refunds to the gateway that took the money and
 * retries failed ones. A failed one does not stop the others, and the first error is thrown at the end.
 * @param signal ends the run behind what is under way.
 */
export async function startRefunds(context: BookingContext, signal?: AbortSignal): Promise<void> {
  if (context.gateways.byName.size === 0) return;
  const workers = [
    createWorker(context, capturesToReturn(context)),
    createWorker(context, refundsToStart(context)),
  ];
  await drainAll(workers, signal);
}

function capturesToReturn(context: BookingContext): Source<{ id: string }> {
  return {
    // More than of refunds, because it calls no gateway.
    batch: 200,
    atOnce: 1,
    isExhausted: false,
    due: async (db, { limit }) => (await findCapturesToReturn(db, limit)).map((id) => ({ id })),
    deliver: ({ id }) => context.db.transaction().execute((trx) => requestReturn(context, trx, id)),
  };
}

function refundsToStart(context: BookingContext): Source<RefundToStart> {
  return {
    batch: 20,
    // One after the other, and a few in a run, to spare a gateway in trouble.
    atOnce: 1,
    isExhausted: false,
    lease: { table: 'refunds', column: 'try_after' },
    due: findRefundsToStart,
    deliver: (refund) => handOver(context, refund),
    settle: (trx, outcomes) => postponeFailed(context, trx, outcomes),
  };
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
  await context.db.transaction().execute(async (trx) => {
    // The lease ends here. A report that says it failed sets the next try.
    await postponeRefund(trx, refund.id, null);
    await recordRefundReport(context, trx, { gateway: refund.gateway, report });
  });
}

async function postponeFailed(
  { clock }: BookingContext,
  trx: Trx,
  outcomes: readonly Outcome<RefundToStart, void>[],
): Promise<[]> {
  for (const { kind, row } of outcomes) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (kind === 'FAILED') await postponeRefund(trx, row.id, nextTryOf(row, 'notTaken', clock.now()));
  }
  return [];
}
