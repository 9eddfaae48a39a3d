import type { Trx } from '../db/database.ts';

/**
 * Forgets which requests caused the events of before an instant. The events stay. At most `rows`; returns how many there
 * were.
 */
export async function forgetRequests(
  trx: Trx,
  { before, rows }: { before: string; rows: number },
): Promise<number> {
  const old = trx
    .selectFrom('events')
    .select('id')
    .where('request_id', 'is not', null)
    .where('at', '<', before)
    .limit(rows);
  const forgotten = await trx
    .updateTable('events')
    .set({ request_id: null })
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(forgotten.numUpdatedRows);
}
