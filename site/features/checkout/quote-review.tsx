import type { Quote } from '#schemas/api-types';
import { Link as StyledLink } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { atStep, checkoutOfQuote, summaryOfQuote } from '../../app/paths.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { GuestForm } from './guest-form.tsx';
import { PriceChange, usePriceMove, type PriceMove } from './price-change.tsx';
import { QuoteCharges } from './quote-charges.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { useExtras } from './use-extras.ts';
import { useFollowQuote } from './use-follow-quote.ts';

export function QuoteReview({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const [change, setChange] = useState<PriceMove | null>(usePriceMove(quote));
  const follow = useFollowQuote(checkoutOfQuote);
  const extras = useExtras(quote, (next) => void follow(next));

  async function followChangedPrice(fresh: Quote) {
    setChange({ before: quote.totals.totalMinor, after: fresh.totals.totalMinor, hadExpired: true });
    await follow(fresh);
  }

  return (
    <Stack gap="xl">
      <PriceChange change={change} currency={quote.totals.currency} />
      <WithSummary
        price={quote}
        summary={
          <QuoteCharges quote={quote} isPricing={extras.isPricing}>
            <StyledLink asChild>
              <Link to={summaryOfQuote(quote.id)} state={atStep('summary')}>
                {t('summary.link')}
              </Link>
            </StyledLink>
          </QuoteCharges>
        }
      >
        <Stack gap="xxl">
          <QuoteTerms quote={quote} extras={extras} />
          <GuestForm
            quote={quote}
            isPricing={extras.isPricing}
            onFreshQuote={(fresh) => void followChangedPrice(fresh)}
          />
        </Stack>
      </WithSummary>
    </Stack>
  );
}
