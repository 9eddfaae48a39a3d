import type { Quote } from '#schemas/api-types';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { readQuote } from '../../api/quotes.ts';
import { checkoutOfBooking } from '../../app/paths.ts';
import { useQuery } from '../../shared/queries/use-query.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { bookingOfQuote } from './checkout-memory.ts';
import { QuoteFailure } from './quote-failure.tsx';
import { QuoteReview } from './quote-review.tsx';

/** The review of a quote. A quote that was already booked from goes on to its booking: going back books nothing twice. */
export function QuoteStep({ quoteId }: { quoteId: string }) {
  const navigate = useNavigate();
  const bookingId = bookingOfQuote(quoteId);
  useEffect(() => {
    if (bookingId) void navigate(checkoutOfBooking(bookingId), { replace: true });
  }, [bookingId, navigate]);

  // A quote never changes: it is asked for once.
  const query = useQuery<Quote>(bookingId ? null : ['quote', quoteId], () => readQuote(quoteId), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  switch (query.state) {
    case 'idle':
    case 'loading':
      return <CheckoutSkeleton />;
    case 'error':
      return <QuoteFailure error={query.error} onRetry={query.retry} />;
    case 'ready':
      return <QuoteReview quote={query.answer} />;
    default:
      return query satisfies never;
  }
}
