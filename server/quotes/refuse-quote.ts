import { nextState } from '#domain/booking-state';
import { DomainError } from '#domain/refusal';
import { ownedBy, type Visitor } from '../accounts/index.ts';
import type { Handle } from '../platform/db/database.ts';
import type { QuoteContext } from './context.ts';
import { makeQuote } from './make-quote.ts';
import type { StoredQuote } from './quote-repository.ts';

interface UsedQuote {
  /** The booking made from it, if this visitor may see that booking. */
  bookingId?: string;
}

/** Refuses a quote that was already used, and names its booking if this visitor may see it. */
export async function refuseUsedQuote(db: Handle, quoteId: string, visitor: Visitor): Promise<void> {
  const used = await bookingFrom(db, quoteId, visitor);
  if (used !== undefined) throw new DomainError('STATE_CONFLICT', { ...used });
}

/** What became of a quote; undefined while it can still be booked. */
export async function bookingFrom(
  db: Handle,
  quoteId: string,
  visitor: Visitor,
): Promise<UsedQuote | undefined> {
  const made = db
    .selectFrom('bookings')
    .innerJoin('booking_terms', 'booking_terms.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('quote_id', '=', quoteId);
  if ((await made.executeTakeFirst()) === undefined) return undefined;
  const seen = await made.where((row) => row.or(ownedBy(row, visitor))).executeTakeFirst();
  return seen === undefined ? {} : { bookingId: seen.id };
}

/** Refuses an expired quote, with a new one for the same rooms if they are still available. */
export async function refuseExpiredQuote(context: QuoteContext, quote: StoredQuote): Promise<void> {
  const creation = nextState('NEW', 'CREATE', {
    quoteExpiresAt: quote.answer.expiresAt,
    now: context.clock.now(),
  });
  if (creation.kind === 'MOVED') return;
  const guest = { guestHash: quote.guestHash, language: quote.answer.language };
  const fresh = await makeQuote(context, guest, quote.request).catch((error: unknown) => {
    // Sold out or withdrawn meanwhile: there is no new quote to offer.
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  throw new DomainError('QUOTE_EXPIRED', fresh === undefined ? undefined : { quote: fresh });
}
