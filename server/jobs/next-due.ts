import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { BALANCE_ASKED_MS } from '../bookings/index.ts';

/**
 * The next instant at which something becomes due without a change of the database: a retry, a question, the end of a
 * hold. Undefined for none. What is due already is not counted: its job has run, or repeats because it failed.
 */
export async function nextDue({ clock, db }: Pick<Context, 'clock' | 'db'>): Promise<Date | undefined> {
  const now = clock.now();
  const instant = now.toISOString();
  const asked = new Date(now.getTime() + BALANCE_ASKED_MS).toISOString();
  const { rows } = await sql<Record<'due' | 'asked', string | null>>`select
    (select min(at) from (
      select min(next_attempt_at) as at from outbox where state = 'QUEUED' and next_attempt_at > ${instant}
      union all select min(expires_at) from bookings where state = 'PENDING' and expires_at > ${instant}
      union all select min(ask_after) from payments where ask_after > ${instant}
      union all select min(try_after) from refunds where try_after > ${instant}
      union all select min(cancelled_at) from balances where cancelled_at > ${instant}
      union all select min(due_at) from balances where reminded_at is null and due_at > ${instant}
      union all select min(due_at) from test_gateway_events where delivered_at is null and due_at > ${instant}
    ) as each_due) as due,
    (select min(due_at) from balances where asked_at is null and due_at > ${asked}) as asked`.execute(db);
  const [row] = rows;
  const times = [
    ...(row?.due == null ? [] : [Date.parse(row.due)]),
    ...(row?.asked == null ? [] : [Date.parse(row.asked) - BALANCE_ASKED_MS]),
  ];
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
