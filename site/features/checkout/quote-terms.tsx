import type { Quote } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import { CancellationTerms } from '../../shared/stay-summary/cancellation-terms.tsx';
import { StayDetails } from '../../shared/stay-summary/stay-details.tsx';
import { ExtrasChooser } from './extras-chooser.tsx';
import type { Extras } from './use-extras.ts';

interface QuoteTermsProps {
  quote: Quote;
  extras: Extras;
}

export function QuoteTerms({ quote, extras }: QuoteTermsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ExtrasChooser quote={quote} extras={extras} />
      <Stack as="section" gap="l" aria-labelledby="review-heading">
        <Heading level={2} size="m" id="review-heading">
          {t('checkout.review')}
        </Heading>
        <StayDetails location={quote.location} stay={quote.stay} rooms={quote.rooms} />
      </Stack>
      <CancellationTerms
        policy={quote.policy}
        timezone={quote.location.timezone}
        unit={quote.totals}
        headingSize="m"
      />
    </>
  );
}
