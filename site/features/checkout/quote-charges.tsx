import type { Quote } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';

interface QuoteChargesProps {
  quote: Quote;
  isPricing: boolean;
  children: ReactNode;
}

export function QuoteCharges({ quote, isPricing, children }: QuoteChargesProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="l">
      <Heading level={2} size="s">
        {t('charges.heading')}
      </Heading>
      <div aria-busy={isPricing}>
        <PricedOffer
          name={quote.location.name}
          totalMinor={quote.totals.totalMinor}
          currency={quote.totals.currency}
        >
          <ChargesSummary {...quote} promo={quote.promo} nights={quote.stay.nights} />
        </PricedOffer>
      </div>
      <Text size="small" tone="muted">
        {t(`payment.note.${quote.payment}`)}
      </Text>
      {children}
    </Stack>
  );
}
