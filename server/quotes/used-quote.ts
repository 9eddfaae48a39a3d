import { DomainError } from '#domain/refusal';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import type { Handle } from '../platform/db/database.ts';

interface UsedQuote {
  /** The booking that was made from it, for who may see that one. */
  bookingId?: string;
}

/** Refuses a quote that was booked from, and leads whoever may see its booking there. */
export async function refuseUsedQuote(db: Handle, quoteId: string, visitor: Visitor): Promise<void> {
  const used = await bookingFrom(db, quoteId, visitor);
  if (used !== undefined) throw new DomainError('STATE_CONFLICT', { ...used });
}

/** What became of a quote; nothing while it can be booked from. */
export async function bookingFrom(
  db: Handle,
  quoteId: string,
  visitor: Visitor,
): Promise<UsedQuote | undefined> {
  const made = db.selectFrom('bookings').select('id').where('quote_id', '=', quoteId);
  if ((await made.executeTakeFirst()) === undefined) return undefined;
  const seen = await made.where((row) => row.or(ownedBy(row, visitor))).executeTakeFirst();
  return seen === undefined ? {} : { bookingId: seen.id };
}
