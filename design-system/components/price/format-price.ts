/** Whether to show minor units: only if there are any, always, or never. */
export type Fraction = 'auto' | 'always' | 'never';

/** Formats minor units in a locale: 1240000 in INR is "₹12,400". */
export function formatPrice(amountMinor: number, currency: string, locale = 'en-IN'): string {
  return priceFormatter({ currency, locale, fraction: 'auto' })(amountMinor);
}

export interface PriceFormat {
  currency: string;
  locale: string;
  fraction: Fraction;
  /** Adds a plus to positive amounts. */
  signed?: boolean;
}

export function priceFormatter({
  currency,
  locale,
  fraction,
  signed = false,
}: PriceFormat): (amountMinor: number) => string {
  return formatterOf(locale, {
    currency,
    ...(fraction === 'never' ? { maximumFractionDigits: 0 } : {}),
    trailingZeroDisplay: fraction === 'auto' ? 'stripIfInteger' : 'auto',
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

/**
 * A formatter for speech: "1234567 Indian rupees". It names the currency and leaves out digit grouping, because other
 * voices misread lakhs and crores.
 */
export function spokenPriceFormatter({
  currency,
  locale,
  fraction,
  signed = false,
}: PriceFormat): (amountMinor: number) => string {
  return formatterOf(locale, {
    currency,
    currencyDisplay: 'name',
    useGrouping: false,
    ...(fraction === 'never' ? { maximumFractionDigits: 0 } : {}),
    trailingZeroDisplay: 'stripIfInteger',
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

/** One fraction for a whole column, so that its figures line up. */
export function fractionFor(amountsMinor: readonly number[], currency: string): Fraction {
  const unit = minorUnitsIn(currency);
  return amountsMinor.every((amountMinor) => amountMinor % unit === 0) ? 'never' : 'always';
}

type Options = Intl.NumberFormatOptions & { currency: string };

// Memoized: creating a format takes longer than using it a hundred times.
const known = new Map<string, (amountMinor: number) => string>();

function formatterOf(locale: string, options: Options): (amountMinor: number) => string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? newFormatter(locale, options);
  known.set(key, format);
  return format;
}

function newFormatter(locale: string, options: Options): (amountMinor: number) => string {
  const unit = minorUnitsIn(options.currency);
  const format = new Intl.NumberFormat(locale, { style: 'currency', ...options });
  return (amountMinor) =>
    format
      .formatToParts(amountMinor / unit)
      // A hyphen is too short to see, and most screen readers skip it.
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('');
}

function minorUnitsIn(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
