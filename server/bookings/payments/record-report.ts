import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { recordDispute } from '../disputes/record-dispute.ts';
import { recordRefundReport } from '../refunds/record-refund-report.ts';
import type { GatewayReport, PaymentReport } from './payment-gateway.ts';
import { bookingById } from '../booking-repository.ts';
import type { PendingFacts } from '../mails/payment-pending-mail.ts';
import { send } from '../mails/send.ts';
import { stateAt } from '../state-at.ts';
import {
  findPayment,
  markClosed,
  markPending,
  type PaymentRow,
  settlePayment,
} from './payment-repository.ts';
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
  if (report.state === 'PENDING') await tellOfPending(context, trx, payment);
  else if (payment.pending_since !== null) await tellOfFailure(context, trx, payment);
  return true;
}

/** Most banks answer sooner, and the page says it meanwhile: a mail would only cross the confirmation. */
const TOLD_AFTER_MS = 2 * 60_000;

type Waiting = PendingFacts['waiting'];

/** Money for a cancelled booking has a mail of its own. */
const WAITING: Readonly<Partial<Record<ReturnType<typeof stateAt>, Waiting>>> = {
  PENDING: 'HELD',
  EXPIRED: 'GONE',
  SUCCESSFUL: 'BALANCE',
};

/**
 * Tells the guest, once per payment, that a bank is still at work on it. The confirmation, the receipt or the failure
 * follows.
 */
async function tellOfPending(context: BookingContext, trx: Trx, payment: PaymentRow): Promise<void> {
  const now = context.clock.now();
  const { pending_since: since } = payment;
  if (since === null || now.getTime() - Date.parse(since) < TOLD_AFTER_MS) return;
  const booking = await bookingById(trx, payment.booking_id);
  const waiting = WAITING[stateAt(booking, now)];
  if (waiting === undefined) return;
  await send(context, trx, { kind: 'payment-pending', booking, facts: { payment, waiting } });
}

/** Tells the guest, once per payment, that a bank which was at work on it did not pay in the end. */
async function tellOfFailure(context: BookingContext, trx: Trx, payment: PaymentRow): Promise<void> {
  const booking = await bookingById(trx, payment.booking_id);
  await send(context, trx, { kind: 'payment-failed', booking, facts: { payment } });
}
