import { DomainError } from '#domain/refusal';
import type { Quote } from '#schemas/api-types';
import type { Context } from '../../context.ts';
import type { GuestSession } from '../../http/guest-session.ts';
import { refuseExpiredQuote } from '../../quotes/live-quote.ts';
import { findQuote } from '../../quotes/quote-repository.ts';

/** The same figures as when the quote was made, for as long as they hold. */
export async function showQuote(context: Context, session: GuestSession, id: string): Promise<Quote> {
  const quote = await findQuote(context.db, id, session.hash);
  if (quote === undefined) throw new DomainError('NOT_FOUND');
  await refuseExpiredQuote(context, quote);
  return quote.answer;
}
