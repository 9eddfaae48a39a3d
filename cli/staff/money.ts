/** An amount with its currency, in the places that the currency has. */
export function moneyText(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** places).replaceAll('\u00a0', ' ');
}
