import type { ReactNode } from 'react';

interface PricedOfferProps {
  name: string;
  totalMinor: number;
  currency: string;
  children: ReactNode;
}

/** Marks up a visible price for search engines, in schema.org's vocabulary. */
export function PricedOffer({ name, totalMinor, currency, children }: PricedOfferProps) {
  return (
    <div itemScope itemType="https://schema.org/Offer">
      <meta itemProp="name" content={name} />
      <meta itemProp="price" content={majorUnits(totalMinor, currency)} />
      <meta itemProp="priceCurrency" content={currency} />
      {children}
    </div>
  );
}

/** 2500050 paise become 25000.50. */
function majorUnits(amountMinor: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (amountMinor / 10 ** digits).toFixed(digits);
}
