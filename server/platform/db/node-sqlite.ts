import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { WritableDatabase } from './group-commit.ts';

const SYNCHRONOUS_FULL = 2;
const OWNER_ONLY = 0o600;
/** The name of a database without a file. */
export const IN_MEMORY = ':memory:';
const MOST_CACHED_STATEMENTS = 300;

/**
 * SQLite can take back changed tables as it takes back rows; Kysely leaves that out and would let a migration that is
 * killed half way remain half done.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Node's own SQLite behind the small interface that Kysely's SqliteDialect asks for.
 * An acknowledged booking must survive a power cut, so FULL is set and then read back: a build or a driver that
 * silently re-opens WAL files at NORMAL is refused.
 */
export function openNodeSqlite(file: string, patienceMs: number): WritableDatabase {
  makePrivate(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patienceMs });
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;');
  assertDurable(database, file);
  return {
    // A booking reads and then writes: a deferred transaction could find the write lock taken half way.
    ...behindKysely(database, (sql) => (sql === 'begin' ? 'begin immediate' : sql)),
    get isTransaction() {
      return database.isTransaction;
    },
  };
}

/** A new file names guests and is its owner's only, as are those that SQLite puts beside it; one that is there stays as it is. */
function makePrivate(file: string): void {
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', OWNER_ONLY));
}

/** A second connection that only reads: its transaction sees one state and keeps nobody from writing. */
export function readNodeSqlite(file: string, patienceMs: number): SqliteDatabase {
  return behindKysely(new DatabaseSync(file, { readOnly: true, timeout: patienceMs }), (sql) => sql);
}

function behindKysely(database: DatabaseSync, worded: (sql: string) => string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached !== undefined) return cached;
      const statement = adapt(database.prepare(worded(sql)));
      if (statements.size >= MOST_CACHED_STATEMENTS) statements.clear();
      // A schema change makes cached column lists stale, and migrations never repeat: they are not worth keeping.
      if (!/^\s*(?:create|alter|drop|pragma)\b/i.test(sql)) statements.set(sql, statement);
      return statement;
    },
  };
}

function assertDurable(database: DatabaseSync, file: string): void {
  const synchronous = Object.values(database.prepare('PRAGMA synchronous').get() ?? {})[0];
  const journal = Object.values(database.prepare('PRAGMA journal_mode').get() ?? {})[0];
  const isMemory = file === IN_MEMORY;
  if (synchronous === SYNCHRONOUS_FULL && (journal === 'wal' || isMemory)) return;
  database.close();
  throw new Error(
    `SQLite opened ${file} with synchronous=${String(synchronous)} and journal_mode=${String(journal)}; bookings need FULL and WAL`,
  );
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  // Kysely hands over what the repositories wrote; tables.ts allows nothing but these kinds.
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value)) as SQLInputValue[];
}
