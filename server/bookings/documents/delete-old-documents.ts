import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';

/**
 * Deletes documents whose time is over, whether their guest was erased long ago or not. At most `rows`; returns how
 * many there were. The database refuses the others.
 */
export async function deleteOldDocuments(
  { clock }: Pick<BookingContext, 'clock'>,
  trx: Trx,
  rows: number,
): Promise<number> {
  const old = trx
    .selectFrom('tax_documents')
    .select('id')
    .where('keep_until', '<=', clock.now().toISOString().slice(0, 10))
    .limit(rows);
  const deleted = await trx.deleteFrom('tax_documents').where('id', 'in', old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
