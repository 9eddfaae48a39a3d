/** What an integer amount means: its currency, and how many of its digits are decimals. */
export interface PriceUnit {
  /** The currency's code, such as INR. */
  currency: string;
  /** How many digits of an amount are decimals: 2 of rupees, 0 of yen. Browsers differ in it, so none is asked. */
  currencyDigits: number;
}

/** Whether to show minor units: only if there are any, always, or never. */
export type Fraction = 'auto' | 'always' | 'never';

/** Formats minor units in a locale: 1240000 in INR is "₹12,400" in en-IN. */
export function formatPrice(amountMinor: number, unit: PriceUnit, locale: string): string {
  return priceFormatter({ unit, locale, fraction: 'auto' })(amountMinor);
}

export interface PriceFormat {
  unit: PriceUnit;
  locale: string;
  fraction: Fraction;
  /** Adds a plus to positive amounts. */
  signed?: boolean;
}

/** A formatter for figures, with the symbol that the currency has at home. */
export function priceFormatter({
  unit,
  locale,
  fraction,
  signed = false,
}: PriceFormat): (amountMinor: number) => string {
  return formatterOf(locale, unit, {
    currencyDisplay: 'narrowSymbol',
    ...digitsOf(unit, fraction),
    trailingZeroDisplay: fraction === 'auto' ? 'stripIfInteger' : 'auto',
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

/**
 * A formatter for speech: "1234567 Indian rupees". It names the currency and leaves out digit grouping, because other
 * voices misread lakhs and crores.
 */
export function spokenPriceFormatter({
  unit,
  locale,
  fraction,
  signed = false,
}: PriceFormat): (amountMinor: number) => string {
  return formatterOf(locale, unit, {
    currencyDisplay: 'name',
    useGrouping: false,
    ...digitsOf(unit, fraction),
    trailingZeroDisplay: 'stripIfInteger',
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
}

/** A formatter for places with room for few letters: "₹15K". The exact amount must stand or be told nearby. */
export function shortPriceFormatter(unit: PriceUnit, locale: string): (amountMinor: number) => string {
  return formatterOf(locale, unit, {
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
}

/** One fraction for a whole column, so that its figures line up. */
export function fractionFor(amountsMinor: readonly number[], { currencyDigits }: PriceUnit): Fraction {
  const perMain = 10 ** currencyDigits;
  return amountsMinor.every((amountMinor) => amountMinor % perMain === 0) ? 'never' : 'always';
}

function digitsOf({ currencyDigits }: PriceUnit, fraction: Fraction): Intl.NumberFormatOptions {
  const digits = fraction === 'never' ? 0 : currencyDigits;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

// Memoized: creating a format takes longer than using it a hundred times.
const known = new Map<string, (amountMinor: number) => string>();

function formatterOf(
  locale: string,
  unit: PriceUnit,
  options: Intl.NumberFormatOptions,
): (amountMinor: number) => string {
  const key = `${locale} ${unit.currency} ${unit.currencyDigits} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? newFormatter(locale, unit, options);
  known.set(key, format);
  return format;
}

function newFormatter(
  locale: string,
  { currency, currencyDigits }: PriceUnit,
  options: Intl.NumberFormatOptions,
): (amountMinor: number) => string {
  const perMain = 10 ** currencyDigits;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
  return (amountMinor) =>
    format
      .formatToParts(amountMinor / perMain)
      // A hyphen is too short to see, and most screen readers skip it.
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('');
}
