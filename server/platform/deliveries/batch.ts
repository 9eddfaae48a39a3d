import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Handle } from '../db/database.ts';
import type { Lease, Source } from './source.ts';

/** A worker prolongs its leases while it works; those of one that was killed end, and another takes over. */
const LEASE_MS = 60_000;
const EXTEND_EVERY_MS = 20_000;

export interface WorkerContext {
  clock: Clock;
  db: Database;
}

/** Rows that were claimed together. */
export interface Batch<Row> {
  /** In the order in which they are done. */
  rows: readonly Row[];
  /** The ids of those that are not settled. */
  open: Set<string>;
  /** How many of them have not ended. */
  toDo: number;
  /** The end of the lease. */
  lease: string;
  /** Where the search for the next batch begins; undefined if this one left nothing. */
  behind: Row | undefined;
}

/** Finds what is due and leases it in one transaction. Work inside of the database is only found. */
export async function claimBatch<Row extends { id: string }, Result>(
  { clock, db }: WorkerContext,
  source: Source<Row, Result>,
  { behind, isFirst }: { behind: Row | undefined; isFirst: boolean },
): Promise<Batch<Row>> {
  const { lease } = source;
  const now = clock.now();
  const until = leaseEnd(now);
  // One more than a batch, so that the last batch needs no search that finds nothing.
  const search = { now: now.toISOString(), limit: source.batch + 1, behind };
  const claimed = (): Promise<Row[]> =>
    db.transaction().execute(async (trx) => {
      if (isFirst) await source.prepare?.(trx, now);
      const due = await source.due(trx, search);
      if (lease !== undefined)
        await lengthen(trx, lease, { ids: idsOf(due.slice(0, source.batch)), until, attempts: 1 });
      return due;
    });
  // Every change of the database wakes the jobs: those that find nothing must not wait for the one that writes.
  const seen = source.prepare === undefined ? await source.due(db, search) : undefined;
  const found = seen === undefined || (lease !== undefined && seen.length > 0) ? await claimed() : seen;
  const rows = found.slice(0, source.batch);
  return {
    rows,
    open: new Set(idsOf(rows)),
    toDo: rows.length,
    lease: until,
    behind: found.length > rows.length ? rows.at(-1) : undefined,
  };
}

/** Prolongs the lease of a batch until `stop` is called. Rows that another process has taken over are left alone. */
export function keepLease<Row>(
  { clock, db }: WorkerContext,
  lease: Lease,
  batch: Batch<Row>,
): { stop: () => void } {
  const extend = async (): Promise<void> => {
    const until = leaseEnd(clock.now());
    await lengthen(db, lease, { ids: [...batch.open], held: batch.lease, until });
    batch.lease = until;
  };
  // After one that fails the next comes well before the lease ends.
  const extending = setInterval(() => void extend().catch(() => {}), EXTEND_EVERY_MS).unref();
  return { stop: () => clearInterval(extending) };
}

/** Gives back rows of a batch that nobody has begun, as if they had not been claimed. */
export async function giveBack<Row extends { id: string }>(
  { clock, db }: WorkerContext,
  lease: Lease,
  { batch, rows }: { batch: Batch<Row>; rows: readonly Row[] },
): Promise<void> {
  const until = clock.now().toISOString();
  await lengthen(db, lease, { ids: idsOf(rows), held: batch.lease, until, attempts: -1 });
}

interface Lengthened {
  ids: readonly string[];
  /** The lease that the rows must have; omitted for those that have none. */
  held?: string;
  until: string;
  /** By how much the attempts grow. */
  attempts?: -1 | 1;
}

async function lengthen(
  db: Handle,
  { table, column, attempts: counted }: Lease,
  { ids, held, until, attempts }: Lengthened,
): Promise<void> {
  if (ids.length === 0) return;
  const count: RawBuilder<unknown> =
    counted === undefined || attempts === undefined
      ? sql``
      : sql`, ${sql.ref(counted)} = ${sql.ref(counted)} + ${sql.lit(attempts)}`;
  const isHeld: RawBuilder<unknown> = held === undefined ? sql`` : sql` and ${sql.ref(column)} = ${held}`;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${until}${count}
    where id in (${sql.join(ids)})${isHeld}`.execute(db);
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}
