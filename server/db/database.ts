import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, SqliteDialect, type Transaction } from 'kysely';
import type { DatabaseTarget } from '../config/config.ts';
import { migrate } from './migrate.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Inside a transaction only its own handle is used: the outer one would wait for ever on SQLite. */
export type Trx = Transaction<Tables>;
/** For reads that may run inside a transaction or outside. */
export type Handle = Database | Trx;

/** How long a transaction waits for the one before it; who waits longer is told to try again. */
const PATIENCE_MS = 5000;

/**
 * Opens a database, creating folder and tables where they are missing. On both kinds a transaction has the hotel to
 * itself until it ends: what it has read stays true while it writes (docs/decisions/0011).
 */
export async function openDatabase(target: DatabaseTarget, patienceMs = PATIENCE_MS): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: dialectFor(target, patienceMs) });
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

function dialectFor(target: DatabaseTarget, patienceMs: number): Dialect {
  if (target.kind === 'postgres') return openPostgres(target.url, patienceMs);
  mkdirSync(dirname(target.file), { recursive: true });
  return new SqliteDialect({ database: openNodeSqlite(target.file, patienceMs) });
}
