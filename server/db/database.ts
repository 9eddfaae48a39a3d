import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { migrate } from './migrate.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** Inside a transaction only its own handle is used: the outer one would wait for ever on SQLite. */
export type Trx = Transaction<Tables>;
/** For reads that may run inside a transaction or outside. */
export type Handle = Database | Trx;

/** Opens the file, creating folder and tables where they are missing. */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqlite(file) }) });
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}
