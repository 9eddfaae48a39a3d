import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { TABLES_IN_ORDER } from '../backup/tables-in-order.ts';
import type { Trx } from './database.ts';
import type { Tables } from './tables.ts';

/** A table, and its column with the instant to compare. */
export type RowsOf = {
  [Name in keyof Tables]: { table: Name; column: keyof Tables[Name] & string };
}[keyof Tables];

/** Rows that may be deleted this long after their instant. */
export type OldRows = RowsOf & {
  lifeMs: number;
  /** A further condition. */
  and?: RawBuilder<SqlBool>;
};

/** Deletes at most `rows` such rows and returns how many it deleted. */
export async function deleteOldRows(
  trx: Trx,
  { table, column, lifeMs, and = sql<SqlBool>`1 = 1` }: OldRows,
  { now, rows }: { now: Date; rows: number },
): Promise<number> {
  const before = new Date(now.getTime() - lifeMs).toISOString();
  return deleteSome(trx, table, { which: sql<SqlBool>`${sql.ref(column)} < ${before} and ${and}`, rows });
}

/** Deletes at most `rows` rows whose instant lies after the given one, and returns how many it deleted. */
export async function deleteRowsAfter(
  trx: Trx,
  { table, column }: RowsOf,
  { after, rows }: { after: string; rows: number },
): Promise<number> {
  return deleteSome(trx, table, { which: sql<SqlBool>`${sql.ref(column)} > ${after}`, rows });
}

async function deleteSome(
  trx: Trx,
  table: keyof Tables,
  { which, rows }: { which: RawBuilder<SqlBool>; rows: number },
): Promise<number> {
  const key = sql.join(TABLES_IN_ORDER[table].map((name) => sql.ref(name)));
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${key}) in (
      select ${key} from ${sql.table(table)} where ${which} limit ${rows}
    )`.execute(trx);
  return Number(numAffectedRows);
}
