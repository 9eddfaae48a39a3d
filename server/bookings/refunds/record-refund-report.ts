import type { Trx } from '../../platform/db/database.ts';
import type { RefundReport } from '../payments/payment-gateway.ts';
import { amountIn, moneyColumns } from '../payments/reported-money.ts';
import { bookingById } from '../booking-repository.ts';
import { send } from '../mails/send.ts';
import { settleDocuments } from '../documents/settle-documents.ts';
import { type CaptureRow, findCaptureOf } from './capture-repository.ts';
import { stateOfRefund } from './map-refund.ts';
import { closeBooking, recordRefund } from './record-refund.ts';
import { requestRefund } from './request-refund.ts';
import { insertOutsideRefund } from './outside-refunds.ts';
import {
  findRefund,
  findRefundByTransaction,
  findRefundsOf,
  type RefundRecord,
} from './refund-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

type RecordContext = Parameters<typeof recordRefund>[0];

/**
 * Records what a gateway says of a refund: of ours by its history, of one from the gateway's dashboard once. A report
 * that is older than what is known changes nothing.
 * @returns false for a refund of money that is not ours, or of another amount than was asked for.
 */
export async function recordRefundReport(
  context: RecordContext,
  trx: Trx,
  { gateway, report }: { gateway: string; report: RefundReport },
): Promise<boolean> {
  const refund = await ownRefund(trx, report);
  if (refund === undefined) return recordOutside(context, trx, { gateway, report });
  if (refund.amount_minor !== amountIn(refund, report) || refund.currency !== report.currency) return false;
  for (const state of stepsTo(refund, report)) {
    const change = { refundId: refund.id, state, transactionId: report.id };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the history has them
    await recordRefund(context, trx, change);
  }
  return true;
}

/** By our id, by the gateway's, or as the refund of the same money and amount that we were about to ask for. */
async function ownRefund(trx: Trx, report: RefundReport): Promise<RefundRecord | undefined> {
  if (report.refundId !== undefined) return findRefund(trx, report.refundId);
  const { captureId, id: transactionId } = report;
  const known = await findRefundByTransaction(trx, { captureId, transactionId });
  if (known !== undefined || report.state === 'FAILED') return known;
  const planned = await findRefundsOf(trx, captureId);
  return planned.find(
    (refund) =>
      ['REQUESTED', 'FAILED'].includes(stateOfRefund(refund)) &&
      refund.amount_minor === amountIn(refund, report),
  );
}

/** The states that the history still lacks. */
function stepsTo(refund: RefundRecord, { id, state }: RefundReport): RefundReport['state'][] {
  const last = stateOfRefund(refund);
  const lastId = refund.steps.at(-1)?.transactionId;
  if (last === 'PROCESSED') return [];
  // A question reports every attempt: one that has failed before is no news, and must not put off the next.
  const hasFailed = refund.steps.some((step) => step.transactionId === id && step.state === 'FAILED');
  if (hasFailed && state !== 'PROCESSED') return [];
  if (last === 'PROCESSING') {
    // Of an earlier attempt only its late success matters.
    const isOfThis = lastId === undefined || lastId === id || state === 'PROCESSED';
    return state === 'PROCESSING' || !isOfThis ? [] : [state];
  }
  return state === 'PROCESSING' ? [state] : ['PROCESSING', state];
}

async function recordOutside(
  context: RecordContext,
  trx: Trx,
  { gateway, report }: { gateway: string; report: RefundReport },
): Promise<boolean> {
  // With an id of ours that we do not know it belongs to another installation.
  const capture =
    report.refundId === undefined ? await findCaptureOf(trx, gateway, report.captureId) : undefined;
  if (capture === undefined) return false;
  const foundAt = context.clock.now().toISOString();
  const isNews = await insertOutsideRefund(trx, { ...toRow(report, capture), found_at: foundAt }, capture);
  const { booking_id: bookingId } = capture;
  const { id: outsideRefundId, state } = report;
  const money = moneyColumns(capture, report);
  const facts = {
    outsideRefundId,
    captureId: capture.id,
    state,
    amountMinor: money.amount_minor,
    ...unitOfRow(money),
  };
  if (isNews) await recordEvent(trx, { kind: 'OUTSIDE_REFUND_FOUND', bookingId, at: foundAt, facts });
  // What did not arrive is owed again. A hold gives its money back when it ends.
  const { state: bookingState, currency, currency_digits } = await bookingById(trx, bookingId);
  if (isNews && state === 'FAILED' && bookingState !== 'PENDING')
    await requestRefund(context, trx, { booking: { id: bookingId, currency, currency_digits } });
  const document = await settleDocuments(context, trx, bookingId);
  if (isNews && report.state === 'PROCESSED') {
    const { id: refundId, amountMinor } = report;
    const told = {
      refundId,
      step: 'outside',
      isByHand: false,
      amountMinor,
      unit: report,
      document,
    } as const;
    const booking = await bookingById(trx, bookingId);
    await send(context, trx, { kind: 'refund', booking, facts: { ...told, state: report.state } });
  }
  await closeBooking(trx, bookingId, foundAt);
  return true;
}

function toRow(report: RefundReport, capture: CaptureRow) {
  return {
    id: report.id,
    capture_id: capture.id,
    booking_id: capture.booking_id,
    state: report.state,
    ...moneyColumns(capture, report),
  };
}
