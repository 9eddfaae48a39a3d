import { sql } from 'kysely';
import type { DatabaseTarget } from '../config/config.ts';
import { connectDatabase, type Trx } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { knownMigrations, migrateThrough } from './known-migrations.ts';
import { BackupError } from './backup-error.ts';
import { type BackupTable, type BackupValues, fromBackup } from './backup-lines.ts';
import { type BackupSummary, readBackup, verifyBackup } from './read-backup.ts';
import { type AnyTables, type Row, sizeOf, type Value } from './read-rows.ts';
import { TABLES_IN_ORDER } from './tables-in-order.ts';

const PATIENCE_MS = 30_000;
/** SQLite binds at most 32,766 values per statement. */
const MOST_VALUES = 10_000;
const MOST_BYTES = 2_000_000;
const INTERNAL_TABLES = ['kysely_migration', 'kysely_migration_lock'];
/** This column refers to its own table, and no insert order fits every case: it is filled in after all rows. */
const SELF_REFERENCE: Readonly<Record<string, string>> = { releases: 'parent_id' };

/**
 * Restores a backup into an empty database of either kind: its tables as they were, its rows, then the newer
 * migrations. Runs in one transaction, so an error leaves the database unchanged.
 */
export async function restoreBackup(target: DatabaseTarget, file: string): Promise<BackupSummary> {
  const summary = await verifyBackup(file);
  await refuseUnknownMigrations(summary, file);
  const db = connectDatabase(target, { patienceMs: PATIENCE_MS });
  try {
    await db.transaction().execute(async (trx) => {
      await removeEmptyTables(trx);
      await migrateThrough(trx, summary.migrations);
      await putBack(trx, file);
      await migrate(trx);
    });
    // Without statistics on the new rows, PostgreSQL takes a minute or more to search a large hotel.
    if (target.kind === 'postgres') await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
  return summary;
}

async function refuseUnknownMigrations({ migrations }: BackupSummary, file: string): Promise<void> {
  const known = await knownMigrations();
  // Migrations build on one another, so a backup must have the first ones in the same order.
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined && unknown < (known[0] ?? ''))
    throw new BackupError(
      `${file} was written by a version before 0.3.0. Restore it with that version into an empty database, and start this one on that.`,
    );
  if (unknown !== undefined)
    throw new BackupError(
      `${file} was written by a newer version of Verandah (${unknown} is not known here). Restore it with that version.`,
    );
}

/** The empty tables may have another shape than the backup's, so they are dropped. */
async function removeEmptyTables(trx: Trx): Promise<void> {
  const found = await trx.introspection.getTables({ withInternalKyselyTables: true });
  const ours = Object.keys(TABLES_IN_ORDER)
    .toReversed()
    .filter((table) => found.some(({ name }) => name === table));
  const any = trx.withTables<AnyTables>();
  for (const table of ours) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const row = await any.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row !== undefined)
      throw new BackupError(
        `The database is not empty: there is something in ${table}. Restore into a new one: name another folder with DATA_DIR, or another database with DATABASE_URL.`,
      );
  }
  for (const table of [...ours, ...INTERNAL_TABLES]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, those that refer before those that are referred to
    await trx.schema.dropTable(table).ifExists().execute();
  }
}

async function putBack(trx: Trx, file: string): Promise<void> {
  const references: { table: string; column: string; key: Row; value: Value }[] = [];
  const batch = createBatch(trx);
  for await (const piece of readBackup(file)) {
    if (piece.kind !== 'ROW') continue;
    const row = rowOf(piece.table, piece.values);
    const column = SELF_REFERENCE[piece.table.table];
    const value = column === undefined ? null : (row[column] ?? null);
    if (column === undefined || value === null) await batch.add(piece.table, row);
    else {
      references.push({ table: piece.table.table, column, key: keyOf(piece.table.table, row), value });
      await batch.add(piece.table, { ...row, [column]: null });
    }
  }
  await batch.flush();
  const any = trx.withTables<AnyTables>();
  for (const { table, column, key, value } of references) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await any
      .updateTable(table)
      .set({ [column]: value })
      .where((where) => where.and(key))
      .execute();
  }
}

function rowOf({ columns }: BackupTable, values: BackupValues): Row {
  return Object.fromEntries(columns.map((column, index) => [column, fromBackup(values[index] ?? null)]));
}

function keyOf(table: string, row: Row): Row {
  const key = Object.entries(TABLES_IN_ORDER).find(([name]) => name === table)?.[1] ?? [];
  return Object.fromEntries(key.map((column) => [column, row[column] ?? null]));
}

/** Collects the rows of one table and inserts as many at a time as the database allows. */
function createBatch(trx: Trx): {
  add: (table: BackupTable, row: Row) => Promise<void>;
  flush: () => Promise<void>;
} {
  const any = trx.withTables<AnyTables>();
  let current: BackupTable | undefined;
  let rows: Row[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (current !== undefined && rows.length > 0) await any.insertInto(current.table).values(rows).execute();
    rows = [];
    bytes = 0;
  };
  return {
    flush,
    async add(table, row) {
      const isFull = bytes > MOST_BYTES || (rows.length + 1) * table.columns.length > MOST_VALUES;
      if (table !== current || isFull) await flush();
      current = table;
      rows.push(row);
      bytes += sizeOf(row);
    },
  };
}
