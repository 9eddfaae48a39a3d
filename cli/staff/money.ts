import { formatBasisPoints } from '#domain/money';
import { memoize } from '#domain/memoize';

/** An amount with its currency and the currency's decimal places. */
export function moneyText(minor: number, currency: string): string {
  const format = formatOf(currency);
  return format.format(minor / 10 ** placesOf(format)).replaceAll('\u00a0', ' ');
}

/** An amount as a plain decimal, for programs. */
export function decimalText(minor: number, currency: string): string {
  const places = placesOf(formatOf(currency));
  return (minor / 10 ** places).toFixed(places);
}

/** 1800 basis points are "18 %", with a normal space, which terminals can break at. */
export function rateText(basisPoints: number): string {
  return formatBasisPoints(basisPoints, 'en').replaceAll('\u00a0', ' ');
}

const formatOf = memoize(
  (currency) => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }),
);

function placesOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
