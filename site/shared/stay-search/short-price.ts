/** Formats a price where a day has little room: "₹15K". */
export function shortPrice(currency: string, locale: string): (priceMinor: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (priceMinor) => format.format(priceMinor / 10 ** digits);
}
