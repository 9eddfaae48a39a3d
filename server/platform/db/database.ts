import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Pool } from 'pg';
import { type Dialect, Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import type { DatabaseTarget } from '../config/config.ts';
import { GroupCommitDialect } from './group-commit-dialect.ts';
import { migrate } from './migrate.ts';
import { readNodeSqlite, TransactionalSqliteDialect } from './node-sqlite.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/**
 * Inside a transaction use only this handle: the outer one does not see its changes, and a write on it would wait for
 * ever.
 */
export type Trx = Transaction<Tables>;
/** For reads inside or outside a transaction. */
export type Handle = Database | Trx;

/** How long a transaction waits for the one before it. After that the guest is asked to try again. */
const PATIENCE_MS = 5000;

interface OpenOptions {
  patienceMs?: number;
  /** Called with the time that a transaction waited before it began. */
  onWait?: (ms: number) => void;
}

/**
 * Opens a database, creating the folder and running migrations. On both kinds only one transaction writes at a time, so
 * what it has read stays true while it writes (docs/decisions/0011).
 */
export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  const db = connectDatabase(target, options);
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

/** Connects to a database without running migrations. */
export function connectDatabase(
  target: DatabaseTarget,
  { patienceMs = PATIENCE_MS, onWait = () => {} }: OpenOptions = {},
): Database {
  if (target.kind === 'sqlite') {
    mkdirSync(dirname(target.file), { recursive: true });
    return new WatchedDatabase(new GroupCommitDialect(target.file, patienceMs), onWait);
  }
  let opened: Pool | undefined;
  const dialect = openPostgres(target, patienceMs, (pool) => (opened = pool));
  const db = new WatchedDatabase(dialect, onWait);
  if (opened !== undefined) POOLS.set(db, opened);
  return db;
}

/** Reads one consistent snapshot of the database. Writers are not blocked, and their changes are not seen. */
export async function readSnapshot<Result>(
  target: DatabaseTarget,
  read: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const dialect =
    target.kind === 'postgres'
      ? openPostgres(target, PATIENCE_MS)
      : new TransactionalSqliteDialect({ database: readNodeSqlite(target.file, PATIENCE_MS) });
  const db = new Kysely<Tables>({ dialect });
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  } finally {
    await db.destroy();
  }
}

const POOLS = new WeakMap<Database, Pool>();

export interface PoolState {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  limit: number;
}

/** The connections of a database; undefined for SQLite, which has one. */
export function poolOf(db: Database): PoolState | undefined {
  const pool = POOLS.get(db);
  if (pool === undefined) return undefined;
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { totalCount, idleCount, waitingCount, limit: options.max };
}

/** Reports how long transactions wait for one another, in this process or in the database. */
class WatchedDatabase extends Kysely<Tables> {
  readonly #onWait: (ms: number) => void;

  constructor(dialect: Dialect, onWait: (ms: number) => void) {
    super({ dialect });
    this.#onWait = onWait;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (change) => {
      const startedAt = performance.now();
      return execute((trx) => {
        this.#onWait(performance.now() - startedAt);
        return change(trx);
      });
    };
    return builder;
  }
}
