import type { Selectable } from 'kysely';
import type { PriceTerms } from '#domain/price-terms';
import type { BookingLocation, CreateQuoteRequest, Quote } from '#schemas/api-types';
import type { Policy } from '#schemas/types';
import type { Handle } from '../platform/db/database.ts';
import type { QuotesTable } from '../platform/db/tables.ts';
import { withStoredDigits } from '../platform/db/unit-of-row.ts';

/** What a booking stores besides the quote itself. */
interface QuoteTerms {
  location: BookingLocation;
  policy: Policy;
  /** Missing in quotes of version 0.2: without tax, not rounded. */
  pricing?: PriceTerms;
}

/** A quote as it was made. */
export interface StoredQuote {
  id: string;
  guestHash: string;
  createdAt: string;
  request: CreateQuoteRequest;
  answer: Quote;
  terms: QuoteTerms;
}

export async function insertQuote(db: Handle, quote: StoredQuote): Promise<void> {
  await db
    .insertInto('quotes')
    .values({
      id: quote.id,
      guest_hash: quote.guestHash,
      location_id: quote.request.locationId,
      release_id: quote.answer.releaseId,
      language: quote.answer.language,
      created_at: quote.createdAt,
      expires_at: quote.answer.expiresAt,
      request: JSON.stringify(quote.request),
      answer: JSON.stringify(quote.answer),
      terms: JSON.stringify(quote.terms),
    })
    .execute();
}

/** Finds a quote of this guest. Another guest's quote is not found, like an unknown one. */
export async function findQuote(db: Handle, id: string, guestHash: string): Promise<StoredQuote | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('guest_hash', '=', guestHash)
    .executeTakeFirst();
  return row === undefined ? undefined : toStoredQuote(row);
}

function toStoredQuote(row: Selectable<QuotesTable>): StoredQuote {
  // insertQuote wrote all three, and they never change.
  return {
    id: row.id,
    guestHash: row.guest_hash,
    createdAt: row.created_at,
    request: JSON.parse(row.request) as CreateQuoteRequest,
    // A quote of version 0.2 names its language in its row only.
    answer: { ...withStoredDigits(JSON.parse(row.answer) as Quote), language: row.language },
    terms: JSON.parse(row.terms) as QuoteTerms,
  };
}
