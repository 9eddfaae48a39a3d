import type { Quote } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/format/use-formats.ts';
import { paymentNote } from '../../shared/payment/payment-note.ts';
import { PricedOffer } from '../../shared/priced-offer.tsx';
import { ChargesSummary } from '../../shared/stay-summary/charges-summary.tsx';

interface QuoteChargesProps {
  quote: Quote;
  isPricing: boolean;
  children: ReactNode;
}

export function QuoteCharges({ quote, isPricing, children }: QuoteChargesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { totals, location, deposit } = quote;
  const words = { t, formats, timezone: location.timezone, unit: totals };
  return (
    <Stack gap="l">
      <Heading level={2} size="s">
        {t('charges.heading')}
      </Heading>
      <div aria-busy={isPricing}>
        <PricedOffer name={location.name} totalMinor={totals.totalMinor} unit={totals}>
          <ChargesSummary
            price={quote}
            nights={quote.stay.nights}
            payment={{ deposit, timezone: location.timezone }}
          />
        </PricedOffer>
      </div>
      <Text size="small" tone="muted">
        {paymentNote(quote, words)}
      </Text>
      {children}
    </Stack>
  );
}
