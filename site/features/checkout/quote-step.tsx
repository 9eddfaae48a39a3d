import type { Quote } from '#schemas/api-types';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { readQuote } from '../../api/quotes.ts';
import { usedFor } from '../../api/request-error.ts';
import { checkoutOfBooking, checkoutOfQuote, summaryOfQuote } from '../../app/paths.ts';
import { useQuery } from '../../shared/queries/use-query.ts';
import { useTabStay } from '../../shared/stay-search/use-tab-stay.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { bookingOfQuote } from './checkout-memory.ts';
import { QuoteFailure } from './quote-failure.tsx';
import { StepFrame } from './step-frame.tsx';
import { PricedSummary } from './priced-summary.tsx';
import { QuoteReview } from './quote-review.tsx';
import { StayLine } from './stay-line.tsx';

interface QuoteStepProps {
  quoteId: string;
  view: 'summary' | 'review';
}

/** Shows a quote. A quote that was already booked goes on to its booking, so that going back books nothing twice. */
export function QuoteStep({ quoteId, view }: QuoteStepProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const madeHere = bookingOfQuote(quoteId);
  // A quote never changes, so it is requested once.
  const query = useQuery<Quote>(madeHere ? null : ['quote', quoteId], () => readQuote(quoteId), {
    canChange: false,
    keepPreviousData: true,
  });
  useTabStay(query.state === 'ready' ? query.answer : undefined);
  // Another tab may have booked this quote; the server then names the booking.
  const bookingId = madeHere ?? (query.state === 'error' ? usedFor(query.error) : undefined);
  useEffect(() => {
    if (bookingId) void navigate(checkoutOfBooking(bookingId), { replace: true });
  }, [bookingId, navigate]);

  const addressOf = view === 'summary' ? summaryOfQuote : checkoutOfQuote;
  if (query.state === 'error' && bookingId === undefined)
    return <QuoteFailure error={query.error} addressOf={addressOf} onRetry={query.retry} />;
  if (view === 'summary') {
    return (
      <StepFrame heading={t('summary.heading')} lead={t('summary.lead')}>
        {query.state === 'ready' ? <PricedSummary quote={query.answer} /> : <CheckoutSkeleton />}
      </StepFrame>
    );
  }
  return (
    <StepFrame
      heading={t('checkout.heading')}
      lead={query.state === 'ready' ? <StayLine quote={query.answer} /> : t('checkout.lead')}
    >
      {query.state === 'ready' ? <QuoteReview quote={query.answer} /> : <CheckoutSkeleton />}
    </StepFrame>
  );
}
