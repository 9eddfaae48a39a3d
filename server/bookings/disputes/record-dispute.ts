import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { bookingById } from '../booking-repository.ts';
import { send } from '../mails/send.ts';
import type { DisputeReport } from '../payments/payment-gateway.ts';
import { moneyColumns } from '../payments/reported-money.ts';
import { findCaptureOf } from '../refunds/capture-repository.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

/**
 * Records that a guest's bank contests a payment, or how that ended, and notifies the location of both. A dispute that
 * was decided stays decided, whatever arrives later.
 * @returns false for the dispute of a payment that is not ours.
 */
export async function recordDispute(
  context: BookingContext,
  trx: Trx,
  { gateway, report }: { gateway: string; report: DisputeReport },
): Promise<boolean> {
  const capture = await findCaptureOf(trx, gateway, report.captureId);
  if (capture === undefined) return false;
  const now = context.clock.now().toISOString();
  const known = await trx
    .selectFrom('disputes')
    .select('state')
    .where('id', '=', report.id)
    .executeTakeFirst();
  if (known !== undefined && (known.state !== 'OPEN' || report.state === 'OPEN')) return true;
  const money = moneyColumns(capture, report);
  const reason = report.reason.slice(0, 100);
  const closedAt = report.state === 'OPEN' ? null : now;
  await trx
    .insertInto('disputes')
    .values({
      id: report.id,
      capture_id: capture.id,
      booking_id: capture.booking_id,
      state: report.state,
      reason,
      ...money,
      opened_at: now,
      closed_at: closedAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: report.state, closed_at: closedAt }))
    .execute();
  const { id: disputeId, state } = report;
  const { booking_id: bookingId, id: captureId } = capture;
  const facts = { disputeId, captureId, amountMinor: money.amount_minor, ...unitOfRow(money) };
  if (known === undefined)
    await recordEvent(trx, { kind: 'DISPUTE_OPENED', bookingId, at: now, facts: { ...facts, reason } });
  if (state !== 'OPEN')
    await recordEvent(trx, { kind: 'DISPUTE_CLOSED', bookingId, at: now, facts: { ...facts, state } });
  const booking = await bookingById(trx, bookingId);
  await send(context, trx, { kind: 'dispute-notice', booking, facts: { report } });
  return true;
}
