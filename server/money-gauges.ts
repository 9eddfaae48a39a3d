import { Gauge, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { ReleaseContext } from './release/index.ts';

const DAY_MS = 86_400_000;
/** Older payments change no more, and are not counted. */
const COUNTED_DAYS = 30;
const PAYMENT_STATES = ['OPEN', 'PENDING', 'DECLINED', 'CAPTURED'] as const;
const REFUND_STATES = ['REQUESTED', 'PROCESSING', 'PROCESSED', 'FAILED'] as const;

type GaugeContext = Pick<ReleaseContext, 'clock' | 'db'>;

interface Counted {
  state: string;
  count: number;
  oldest: string;
}

/** Adds the payments and refunds of the last days, how long the oldest unsettled refund has waited, disputes and differences. */
export async function addMoney(registers: Registry[], { clock, db }: GaugeContext): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();
  const payments = await sql<Counted>`
    select case when state = 'OPEN' and pending_since is not null then 'PENDING' else state end as state,
      count(*) as count, min(coalesce(pending_since, created_at)) as oldest
    from payments where created_at > ${since} group by 1`.execute(db);
  // A refund's state is the last row of its history. Those that are not settled count however old they are.
  const refunds = await sql<Counted>`
    select last.state as state, count(*) as count, min(refunds.created_at) as oldest
    from refunds join refund_states as last on last.refund_id = refunds.id
    where last.position = (select max(position) from refund_states where refund_id = refunds.id)
      and (refunds.created_at > ${since} or last.state <> 'PROCESSED')
    group by last.state`.execute(db);
  addStates(registers, {
    name: 'verandah_payments',
    help: `Online payments of the last ${COUNTED_DAYS} days, by state; PENDING: a bank is at work.`,
    states: PAYMENT_STATES,
    rows: payments.rows,
  });
  addStates(registers, {
    name: 'verandah_refunds',
    help: `Refunds of the last ${COUNTED_DAYS} days, and older ones that have not arrived, by state.`,
    states: REFUND_STATES,
    rows: refunds.rows,
  });
  const waits = refunds.rows.filter(({ state }) => state === 'REQUESTED' || state === 'FAILED');
  const ages = waits.map(({ oldest }) => (now.getTime() - Date.parse(oldest)) / 1000);
  new Gauge({
    name: 'verandah_refunds_oldest_waiting_seconds',
    help: 'Age of the oldest refund that the gateway has not taken, or that failed at the bank.',
    registers,
  }).set(Math.max(0, ...ages));
  await addDifferences(registers, db);
}

async function addDifferences(registers: Registry[], db: GaugeContext['db']): Promise<void> {
  const { differing } = await db
    .selectFrom('payments')
    .select((row) => row.fn.count<number>('differs').as('differing'))
    .executeTakeFirstOrThrow();
  const { disputes } = await db
    .selectFrom('disputes')
    .where('state', '=', 'OPEN')
    .select((row) => row.fn.countAll<number>().as('disputes'))
    .executeTakeFirstOrThrow();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  gauge('verandah_payments_differing', 'Payments whose sums differ from the gateway’s books.').set(differing);
  gauge('verandah_disputes_open', 'Disputed payments that are not decided yet.').set(disputes);
}

function addStates(
  registers: Registry[],
  { name, help, states, rows }: { name: string; help: string; states: readonly string[]; rows: Counted[] },
): void {
  const gauge = new Gauge({ name, help, labelNames: ['state'], registers });
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  // Listed at zero too: an alarm cannot watch a series that is missing.
  for (const state of states) gauge.set({ state }, counts.get(state) ?? 0);
}
