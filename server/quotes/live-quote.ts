import { nextState } from '#domain/booking-state';
import { DomainError } from '#domain/refusal';
import type { QuoteContext } from './context.ts';
import { makeQuote } from './make-quote.ts';
import type { StoredQuote } from './quote-repository.ts';

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
