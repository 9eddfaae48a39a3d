import type { Selectable } from 'kysely';
import type { CancellationFigures } from '../snapshot.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { CancellationQuotesTable } from '../../platform/db/tables.ts';

/** The figures of a cancellation quote, with the state and paid amount that they are valid for. */
export interface StoredCancellationQuote extends Pick<
  Selectable<CancellationQuotesTable>,
  'booking_id' | 'id' | 'paid_minor' | 'state'
> {
  createdAt: string;
  validUntil: string;
  figures: CancellationFigures;
}

export async function insertCancellationQuote(db: Handle, quote: StoredCancellationQuote): Promise<void> {
  const { createdAt, validUntil, figures, ...row } = quote;
  await db
    .insertInto('cancellation_quotes')
    .values({
      ...row,
      created_at: createdAt,
      valid_until: validUntil,
      figures: JSON.stringify(figures),
    })
    .execute();
}

/** Finds a quote of this booking; undefined for a quote of another one. */
export async function findCancellationQuote(
  db: Handle,
  id: string,
  bookingId: string,
): Promise<StoredCancellationQuote | undefined> {
  const row = await db
    .selectFrom('cancellation_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { created_at: createdAt, valid_until: validUntil, figures, ...rest } = row;
  // Only insertCancellationQuote writes it.
  return { ...rest, createdAt, validUntil, figures: JSON.parse(figures) as CancellationFigures };
}
