import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { TABLES_IN_ORDER } from '../backup/tables-in-order.ts';
import type { Trx } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows of a table that are of no use any more so long after the instant in a column. */
export type OldRows = {
  [Name in keyof Tables]: {
    table: Name;
    column: keyof Tables[Name] & string;
    lifeMs: number;
    /** What else must be true of a row. */
    and?: RawBuilder<SqlBool>;
  };
}[keyof Tables];

/** Deletes at most so many of them, and returns how many there were. */
export async function deleteOldRows(
  trx: Trx,
  { table, column, lifeMs, and = sql<SqlBool>`1 = 1` }: OldRows,
  { now, rows }: { now: Date; rows: number },
): Promise<number> {
  const before = new Date(now.getTime() - lifeMs).toISOString();
  const key = sql.join(TABLES_IN_ORDER[table].map((name) => sql.ref(name)));
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${key}) in (
      select ${key} from ${sql.table(table)} where ${sql.ref(column)} < ${before} and ${and} limit ${rows}
    )`.execute(trx);
  return Number(numAffectedRows);
}
