import type { ReactNode } from 'react';

interface PricedOfferProps {
  /** What is offered. */
  name: string;
  totalMinor: number;
  currency: string;
  /** Where guests read the same price. */
  children: ReactNode;
}

/** Says a price that guests read to search engines as well, in the words of schema.org. */
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

/** 2500050 paise are 25000.50. */
function majorUnits(amountMinor: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (amountMinor / 10 ** digits).toFixed(digits);
}
