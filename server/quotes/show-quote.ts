import { DomainError } from '#domain/refusal';
import type { Quote } from '#schemas/api-types';
import type { QuoteContext } from './context.ts';
import type { Visitor } from '../accounts/index.ts';
import { findQuote } from './quote-repository.ts';
import { bookingFrom, refuseExpiredQuote } from './refuse-quote.ts';

/** Shows a quote unchanged while it is valid; after that its booking, if there is one. */
export async function showQuote(
  context: QuoteContext,
  visitor: Visitor & { guestHash: string },
  id: string,
): Promise<Quote> {
  const quote = await findQuote(context.db, id, visitor.guestHash);
  if (quote === undefined) throw new DomainError('NOT_FOUND');
  const { bookingId } = (await bookingFrom(context.db, id, visitor)) ?? {};
  if (bookingId !== undefined) throw new DomainError('STATE_CONFLICT', { bookingId });
  await refuseExpiredQuote(context, quote);
  return quote.answer;
}
