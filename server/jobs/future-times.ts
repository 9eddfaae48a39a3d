import { PostgresAdapter, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Trx } from '../platform/db/database.ts';
import { deleteRowsAfter, type RowsOf } from '../platform/db/old-rows.ts';

/** Clocks of two machines may differ by so much. */
const MOST_CLOCK_SKEW_MS = 5 * 60_000;
/** A refund waits at most a day for its next try (bookings/refunds/next-try.ts). */
const LONGEST_REFUND_WAIT_MS = 24 * 3_600_000;

/**
 * Whatever a clock that was ahead has written with a time that is still to come: prices, waits, limits and ways in. They
 * count as ended. What is kept of bookings, money and mails is not among them (TRUST R17).
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
];

/** Deletes at most so many of such rows of one table, and returns how many there were. */
export async function deleteFutureRows(
  { clock }: Pick<Context, 'clock'>,
  trx: Trx,
  { table, rows }: { table: RowsOf; rows: number },
): Promise<number> {
  if (!(await isMachineClockRight(trx))) return 0;
  return deleteRowsAfter(trx, table, { after: latestPlausible(clock.now()), rows });
}

/**
 * Holds that were made or extended in the future end now, and refunds that wait for a time beyond every wait are tried
 * now. Returns how many holds there were; the next task gives their nights back.
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
 * A machine that wakes up with an old time would take everything of the last hours for a time to come, for all processes.
 * On PostgreSQL the database's own clock tells; on SQLite there is one machine.
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
