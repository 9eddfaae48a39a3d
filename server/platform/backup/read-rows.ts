import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';

/** A value of any table (server/platform/db/tables.ts). */
export type Value = string | number | Uint8Array | null;

/** A row of any table. */
export type Row = Readonly<Record<string, Value>>;

/** Tables by name, without knowledge of their columns. */
export type AnyTables = Record<string, Record<string, Value>>;

const FIRST_PAGE_ROWS = 10;
const MOST_PAGE_ROWS = 2000;
/** Pages are limited by bytes, because a catalogue has megabytes and a night a hundred bytes. */
const PAGE_BYTES = 2_000_000;

/** Reads a table page by page in the order of its key, so that no whole table is in memory. */
export async function* readRows(trx: Trx, table: string, key: readonly string[]): AsyncGenerator<Row[]> {
  const any = trx.withTables<AnyTables>();
  let limit = FIRST_PAGE_ROWS;
  let last: Row | undefined;
  for (;;) {
    let page = any.selectFrom(table).selectAll().limit(limit);
    for (const column of key) page = page.orderBy(sql.ref(column));
    if (last !== undefined) {
      const after = last;
      page = page.where((row) => isAfter(row, key, after));
    }
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const rows: Row[] = await page.execute();
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    limit = rowsForNextPage(rows);
  }
}

/** The keyset condition: after this row in the order of the key columns. */
function isAfter(
  row: ExpressionBuilder<AnyTables, string>,
  [column = '', ...rest]: readonly string[],
  last: Row,
): ExpressionWrapper<AnyTables, string, SqlBool> {
  const value = last[column] ?? null;
  const isLater = row(sql.ref(column), '>', value);
  if (rest.length === 0) return isLater;
  return row.or([isLater, row.and([row(sql.ref(column), '=', value), isAfter(row, rest, last)])]);
}

function rowsForNextPage(rows: readonly Row[]): number {
  const bytesPerRow = rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length;
  return Math.min(MOST_PAGE_ROWS, Math.max(1, Math.floor(PAGE_BYTES / bytesPerRow)));
}

/** About how many bytes a row takes in a backup. */
export function sizeOf(row: Row): number {
  return Object.values(row).reduce<number>((sum, value) => {
    if (value instanceof Uint8Array) return sum + value.length;
    return sum + (typeof value === 'string' ? value.length : 8);
  }, 0);
}
