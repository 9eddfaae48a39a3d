import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { recordDispute } from '../disputes/record-dispute.ts';
import { recordRefundReport } from '../refunds/record-refund-report.ts';
import type { GatewayReport, PaymentReport } from './payment-gateway.ts';
import { notifyOfFailure } from '../mails/notify-of-failure.ts';
import { notifyOfPending } from '../mails/notify-of-pending.ts';
import { findPayment, markClosed, markPending, settlePayment } from './payment-repository.ts';
import { recordCapture } from './record-capture.ts';

/** What a gateway says, by webhook or when asked: the same from both, so that their order never matters. */
export interface Reported<Report extends GatewayReport = GatewayReport> {
  gateway: string;
  report: Report;
}

/**
 * Records a report in the caller's transaction. Reports may come twice, late and in any order; states only move
 * forward.
 * @returns false for a report about nothing of ours.
 */
export async function recordReport(
  context: BookingContext,
  trx: Trx,
  { gateway, report }: Reported,
): Promise<boolean> {
  switch (report.kind) {
    case 'PAYMENT':
      return recordPayment(context, trx, { gateway, report });
    case 'REFUND':
      return recordRefundReport(context, trx, { gateway, report });
    case 'DISPUTE':
      return recordDispute(context, trx, { gateway, report });
    default:
      return report satisfies never;
  }
}

async function recordPayment(
  context: BookingContext,
  trx: Trx,
  { gateway, report }: Reported<PaymentReport>,
): Promise<boolean> {
  const payment = await findPayment(trx, report.paymentId);
  if (payment?.gateway !== gateway) return false;
  const now = context.clock.now().toISOString();
  for (const capture of report.captures) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await recordCapture(context, trx, { payment, capture });
  }
  if (report.captures.length > 0) return true;
  if (report.state === 'DECLINED') await settlePayment(trx, payment.id, { state: 'DECLINED', now });
  if (report.state === 'PENDING' || report.state === 'OPEN')
    await markPending(trx, payment.id, { isAtWork: report.state === 'PENDING', now });
  if (report.state === 'CLOSED') await markClosed(trx, payment.id, now);
  if (report.state === 'PENDING') await notifyOfPending(context, trx, payment);
  else if (payment.pending_since !== null) await notifyOfFailure(context, trx, payment);
  return true;
}
