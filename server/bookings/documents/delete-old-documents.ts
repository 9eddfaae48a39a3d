import type { BookingContext } from '../context.ts';
import type { Trx } from '../../platform/db/database.ts';
import { recordEvents } from '../../platform/events/record-event.ts';

/**
 * Deletes documents whose time is over, whether their guest was erased long ago or not. At most `rows`; returns how
 * many there were. The database refuses the others.
 */
export async function deleteOldDocuments(
  { clock }: Pick<BookingContext, 'clock'>,
  trx: Trx,
  rows: number,
): Promise<number> {
  const now = clock.now().toISOString();
  const old = trx
    .selectFrom('tax_documents')
    .select('id')
    .where('keep_until', '<=', now.slice(0, 10))
    .limit(rows);
  const deleted = await trx
    .deleteFrom('tax_documents')
    .where('id', 'in', old)
    .returning(['id', 'booking_id'])
    .execute();
  await recordEvents(
    trx,
    deleted.map(({ id: documentId, booking_id: bookingId }) => ({
      kind: 'DOCUMENT_DELETED',
      bookingId,
      at: now,
      facts: { documentId },
    })),
  );
  return deleted.length;
}
