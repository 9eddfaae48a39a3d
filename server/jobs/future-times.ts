import { PostgresAdapter, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Trx } from '../platform/db/database.ts';
import { deleteRowsAfter, type RowsOf } from '../platform/db/old-rows.ts';

const MOST_CLOCK_SKEW_MS = 5 * 60_000;
/** A gateway is asked about a payment at least once a day (bookings/payments/ask-gateway.ts). */
const LONGEST_QUESTION_WAIT_MS = 24 * 3_600_000;
/** A refund waits at most a day for its next try (bookings/refunds/next-try.ts). */
const LONGEST_REFUND_WAIT_MS = 24 * 3_600_000;

/**
 * Rows whose instants lie in the future because a clock was ahead: prices, limits, codes and sessions. They count as
 * expired. Bookings, money and mails are kept and are not in this list (TRUST R17).
 */
export const DATED_TABLES: readonly RowsOf[] = [
  { table: 'codes', column: 'created_at' },
  { table: 'tries', column: 'last_try_at' },
  { table: 'quotes', column: 'created_at' },
  { table: 'cancellation_quotes', column: 'created_at' },
  { table: 'booking_access', column: 'created_at' },
  { table: 'booking_finds', column: 'created_at' },
  { table: 'contact_messages', column: 'created_at' },
  { table: 'sessions', column: 'created_at' },
  { table: 'registrations', column: 'created_at' },
  { table: 'staff_invitations', column: 'created_at' },
  { table: 'staff_sessions', column: 'created_at' },
];

/** Deletes at most `rows` such rows of one table and returns how many it deleted. */
export async function deleteFutureRows(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  { table, rows }: { table: RowsOf; rows: number },
): Promise<number> {
  if (!(await isMachineClockRight(trx))) return 0;
  return deleteRowsAfter(trx, table, { after: latestPlausible(clock.now()), rows });
}

/**
 * Ends holds that were made or extended in the future, and retries refunds and asks about payments that wait for longer than
 * any wait lasts.
 * Returns the number of holds; the next task returns their nights.
 */
export async function endFutureWaits(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  rows: number,
): Promise<number> {
  if (!(await isMachineClockRight(trx))) return 0;
  const now = clock.now();
  const latest = latestPlausible(now);
  await trx
    .updateTable('refunds')
    .set({ try_after: null })
    .where('try_after', '>', new Date(Date.parse(latest) + LONGEST_REFUND_WAIT_MS).toISOString())
    .execute();
  // A payment's first question waits at most for the end of its hold.
  await trx
    .updateTable('payments')
    .set({ ask_after: now.toISOString() })
    .where('ask_after', '>', new Date(Date.parse(latest) + LONGEST_QUESTION_WAIT_MS).toISOString())
    .execute();
  const future = trx
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'PENDING')
    .where((row) => row.or([row('created_at', '>', latest), row('extended_at', '>', latest)]))
    .limit(rows);
  const ended = await trx
    .updateTable('bookings')
    .set({ expires_at: now.toISOString(), created_at: now.toISOString(), extended_at: now.toISOString() })
    .where('id', 'in', future)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/**
 * False if this machine's clock is wrong: a clock that is behind would take the rows of the last hours for future ones, also
 * those of other processes. PostgreSQL's own clock decides; SQLite has one machine.
 */
async function isMachineClockRight(trx: Trx): Promise<boolean> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return true;
  const { rows } = await sql<{ ms: number }>`select extract(epoch from now())::float8 * 1000 as ms`.execute(
    trx,
  );
  return Math.abs((rows[0]?.ms ?? 0) - Date.now()) <= MOST_CLOCK_SKEW_MS;
}

function latestPlausible(now: Date): string {
  return new Date(now.getTime() + MOST_CLOCK_SKEW_MS).toISOString();
}
