import type { CurrencyUnit } from '#domain/currency';
import { decimalText } from '#domain/money';
import type { ReactNode } from 'react';

interface PricedOfferProps {
  name: string;
  totalMinor: number;
  unit: CurrencyUnit;
  children: ReactNode;
}

/** Marks up a visible price for search engines, in schema.org's vocabulary. */
export function PricedOffer({ name, totalMinor, unit, children }: PricedOfferProps) {
  return (
    <div itemScope itemType="https://schema.org/Offer">
      <meta itemProp="name" content={name} />
      <meta itemProp="price" content={decimalText(totalMinor, unit)} />
      <meta itemProp="priceCurrency" content={unit.currency} />
      {children}
    </div>
  );
}
