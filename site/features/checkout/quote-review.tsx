import type { Quote } from '#schemas/api-types';
import { Link as StyledLink } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { atStep, checkoutOfQuote, summaryOfQuote } from '../../app/paths.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { BookAction } from './book-action.tsx';
import { GuestForm } from './guest-form.tsx';
import { PriceChange, usePriceMove, type PriceMove } from './price-change.tsx';
import { QuoteCharges } from './quote-charges.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { useExtras } from './use-extras.ts';
import { useFollowQuote } from './use-follow-quote.ts';
import { useGuestForm } from './use-guest-form.ts';

/** Who comes, what they may add, what they agree to. The price and the next step stay alongside. */
export function QuoteReview({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [change, setChange] = useState<PriceMove | null>(usePriceMove(quote));
  const follow = useFollowQuote(checkoutOfQuote);
  const extras = useExtras(quote, (next) => void follow(next));
  const guest = useGuestForm({ quote, onFreshQuote: (fresh) => void followChangedPrice(fresh) });

  async function followChangedPrice(fresh: Quote) {
    setChange({ before: quote.totals.totalMinor, after: fresh.totals.totalMinor, hadExpired: true });
    await follow(fresh);
  }

  const { location, totals } = quote;
  const words = { t, formats, timezone: location.timezone, unit: totals };
  return (
    <Stack gap="l">
      <PriceChange change={change} unit={totals} />
      <WithSummary
        price={quote}
        terms={paymentLabel(quote, words)}
        summary={
          <QuoteCharges quote={quote} isPricing={extras.isPricing}>
            <StyledLink asChild>
              <Link to={summaryOfQuote(quote.id)} state={atStep('summary')}>
                {t('summary.link')}
              </Link>
            </StyledLink>
          </QuoteCharges>
        }
        action={<BookAction guest={guest} isPricing={extras.isPricing} />}
      >
        <Stack gap="xxl">
          <GuestForm quote={quote} guest={guest} />
          <QuoteTerms quote={quote} extras={extras} />
        </Stack>
      </WithSummary>
    </Stack>
  );
}
