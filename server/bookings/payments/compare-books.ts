import { sumMinor } from '#domain/money';
import type { Handle } from '../../platform/db/database.ts';
import type { BookingContext } from '../context.ts';
import { bookingById } from '../booking-repository.ts';
import type { Difference } from '../mails/difference-notice.ts';
import { send } from '../mails/send.ts';
import { findCapturesOfPayment } from '../refunds/capture-repository.ts';
import { refundedMinor } from '../refunds/map-refund.ts';
import { findOutsideRefunds } from '../refunds/outside-refunds.ts';
import { findRefundsOf } from '../refunds/refund-repository.ts';
import type { PaymentReport, RefundReport } from './payment-gateway.ts';
import type { PaymentRow } from './payment-repository.ts';
import { amountIn, type ReportedMoney } from './reported-money.ts';
import { unitOfRow } from '../../platform/db/unit-of-row.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

/** What a gateway says of a payment and of all refunds of it. */
export interface Said {
  report: PaymentReport;
  refunds: readonly RefundReport[];
}

interface Comparing {
  payment: PaymentRow;
  said: Said;
  askAgain: () => Promise<Said>;
}

/**
 * Compares a payment with what its gateway has just said of it, and keeps what differs until a later question finds
 * that both agree. The location is told of each new difference.
 */
export async function compareBooks(
  context: BookingContext,
  { payment, said, askAgain }: Comparing,
): Promise<void> {
  const first = await differencesOf(context.db, payment, said);
  // A message may have been recorded in between.
  const differences = first.length === 0 ? first : await differencesOf(context.db, payment, await askAgain());
  const differs = differences.length === 0 ? null : JSON.stringify(differences);
  await context.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('payments')
      .set({ differs })
      .where('id', '=', payment.id)
      .where((row) => row(row.fn.coalesce('differs', row.val('')), '<>', differs ?? ''))
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return;
    await recordEvent(trx, eventOf(payment, { differences, at: context.clock.now().toISOString() }));
    if (differences.length === 0) return;
    const booking = await bookingById(trx, payment.booking_id);
    await send(context, trx, { kind: 'differs-notice', booking, facts: { payment, differences } });
  });
}

function eventOf(
  payment: PaymentRow,
  { differences, at }: { differences: readonly Difference[]; at: string },
): NewEvent {
  const { id: paymentId, booking_id: bookingId } = payment;
  if (differences.length === 0) return { kind: 'BOOKS_AGREE', bookingId, at, facts: { paymentId } };
  return { kind: 'BOOKS_DIFFER', bookingId, at, facts: { paymentId, differences, ...unitOfRow(payment) } };
}

/** What the last question found to differ. */
export function differencesIn({ differs }: Pick<PaymentRow, 'differs'>): Difference[] {
  // Only compareBooks writes it.
  return differs === null ? [] : (JSON.parse(differs) as Difference[]);
}

async function differencesOf(
  db: Handle,
  payment: PaymentRow,
  { report, refunds }: Said,
): Promise<Difference[]> {
  const captures = await findCapturesOfPayment(db, payment.id);
  const sumOfReports = (reports: readonly ReportedMoney[]): number =>
    sumMinor(reports.map((reported) => amountIn(payment, reported)));
  const sums: Difference[] = [
    { of: 'RECEIVED', hereMinor: sumOf(captures), thereMinor: sumOfReports(report.captures) },
    {
      of: 'PAID_BACK',
      hereMinor: await paidBackMinor(db, captures),
      thereMinor: sumOfReports(refunds.filter(({ state }) => state === 'PROCESSED')),
    },
  ];
  return sums.filter(({ hereMinor, thereMinor }) => hereMinor !== thereMinor);
}

async function paidBackMinor(
  db: Handle,
  captures: readonly { id: string; booking_id: string }[],
): Promise<number> {
  const [bookingId] = captures.map(({ booking_id: id }) => id);
  if (bookingId === undefined) return 0;
  const ids = new Set(captures.map(({ id }) => id));
  const outside = (await findOutsideRefunds(db, bookingId)).filter(
    ({ capture_id: id, state }) => ids.has(id) && state === 'PROCESSED',
  );
  const own = await Promise.all([...ids].map((id) => findRefundsOf(db, id)));
  return sumOf(outside) + refundedMinor(own.flat());
}

function sumOf(rows: readonly { amount_minor: number }[]): number {
  return rows.reduce((sum, { amount_minor: amount }) => sum + amount, 0);
}
