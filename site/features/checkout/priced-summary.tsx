import type { Quote } from '#schemas/api-types';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { atStep, checkoutOfQuote, summaryOfQuote } from '../../app/paths.ts';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentLabel } from '../../shared/payment/payment-note.ts';
import { WithSummary } from '../../shared/stay-summary/with-summary.tsx';
import { PriceChange, usePriceMove } from './price-change.tsx';
import { QuoteCharges } from './quote-charges.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { useExtras } from './use-extras.ts';
import { useFollowQuote } from './use-follow-quote.ts';

export function PricedSummary({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const follow = useFollowQuote(summaryOfQuote);
  const extras = useExtras(quote, (next) => void follow(next));
  const [change] = useState(usePriceMove(quote));
  const { location, totals } = quote;
  const words = { t, formats, timezone: location.timezone, unit: totals };
  const moment = formats.moment(quote.expiresAt, location.timezone);
  return (
    <Stack gap="l">
      <PriceChange change={change} unit={totals} />
      <WithSummary
        price={quote}
        terms={paymentLabel(quote, words)}
        summary={
          <QuoteCharges quote={quote} isPricing={extras.isPricing}>
            <Text size="small">{t('summary.holdsUntil', { moment })}</Text>
          </QuoteCharges>
        }
        action={
          <Button asChild size="l" width="full">
            <Link to={checkoutOfQuote(quote.id)} state={atStep('review')}>
              {t('summary.continue')}
            </Link>
          </Button>
        }
      >
        <Stack gap="xxl">
          <QuoteTerms quote={quote} extras={extras} />
        </Stack>
      </WithSummary>
    </Stack>
  );
}
