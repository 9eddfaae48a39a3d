import { nextState } from '#domain/booking-state';
import { DomainError } from '#domain/refusal';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import type { Handle } from '../platform/db/database.ts';
import type { QuoteContext } from './context.ts';
import { makeQuote } from './make-quote.ts';
import type { StoredQuote } from './quote-repository.ts';

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

/** Refuses a quote that no longer holds, with a fresh one of the same wishes where they can still be met. */
export async function refuseExpiredQuote(context: QuoteContext, quote: StoredQuote): Promise<void> {
  const creation = nextState('NEW', 'CREATE', {
    quoteExpiresAt: quote.answer.expiresAt,
    now: context.clock.now(),
  });
  if (creation.kind === 'MOVED') return;
  const fresh = await makeQuote(context, quote.guestHash, quote.request).catch((error: unknown) => {
    // Sold out or withdrawn meanwhile: then there is no price to offer, and the refusal stands alone.
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  throw new DomainError('QUOTE_EXPIRED', fresh === undefined ? undefined : { quote: fresh });
}
