/** Whether minor units are shown: only when there are any, always, or never. */
export type Fraction = 'auto' | 'always' | 'never';

/** An amount in minor units as words and figures of a locale: 1240000 in INR is "₹12,400". */
export function formatPrice(amountMinor: number, currency: string, locale = 'en-IN'): string {
  return priceFormatter({ currency, locale, fraction: 'auto' })(amountMinor);
}

export interface PriceFormat {
  currency: string;
  locale: string;
  fraction: Fraction;
}

/** One way of showing many amounts. */
export function priceFormatter({ currency, locale, fraction }: PriceFormat): (amountMinor: number) => string {
  const unit = minorUnitsIn(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(fraction === 'never' ? { maximumFractionDigits: 0 } : {}),
    trailingZeroDisplay: fraction === 'auto' ? 'stripIfInteger' : 'auto',
  });
  return (amountMinor) => format.format(amountMinor / unit);
}

/** One fraction for a whole column, so that its figures line up. */
export function fractionFor(amountsMinor: readonly number[], currency: string): Fraction {
  const unit = minorUnitsIn(currency);
  return amountsMinor.every((amountMinor) => amountMinor % unit === 0) ? 'never' : 'always';
}

function minorUnitsIn(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
