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
 * SQLite supports transactional DDL, but Kysely's adapter says otherwise and would leave an interrupted migration half
 * done.
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
 * Node's SQLite behind the interface that Kysely's SqliteDialect expects. A committed booking must survive a power cut,
 * so `synchronous = FULL` is set and read back: a build that reopens WAL files at NORMAL is refused.
 */
export function openNodeSqlite(file: string, patienceMs: number): WritableDatabase {
  makePrivate(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patienceMs });
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;');
  // Otherwise the bytes of erased guests stay in free pages until other rows need them.
  database.exec('PRAGMA secure_delete=ON;');
  assertDurable(database, file);
  return {
    // Immediate, because a booking reads before it writes: a deferred transaction could fail to get the write lock
    // halfway.
    ...behindKysely(database, (sql) => (sql === 'begin' ? 'begin immediate' : sql)),
    get isTransaction() {
      return database.isTransaction;
    },
  };
}

/**
 * The database names guests, so a new file is readable by its owner only, and so are the files that SQLite adds. An
 * existing file keeps its permissions.
 */
function makePrivate(file: string): void {
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', OWNER_ONLY));
}

/** Opens a read-only connection. Its transactions see one snapshot and block no writer. */
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
      // A schema change makes cached statements stale, and migrations never repeat, so these are not cached.
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
  // Kysely passes what the repositories wrote; tables.ts allows only these types.
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value)) as SQLInputValue[];
}
