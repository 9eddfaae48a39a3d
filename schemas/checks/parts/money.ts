import { formatMoney, minorOfMain } from '#domain/money';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { LOCALE } from '../../language.ts';

/** Formats amounts as guests read them: `₹7,500`, `€0.95`. */
export function moneyFormat(context: CheckContext): (amountMinor: number) => string {
  const currency = currencyOf(context);
  return (amountMinor) => formatMoney(amountMinor, currency, LOCALE);
}

/** The smallest units in one euro, rupee or yen. */
export function mainUnit(context: CheckContext): number {
  return minorOfMain(1, currencyOf(context));
}

function currencyOf({ files }: CheckContext): string {
  return validFiles(files, 'hotel')[0]?.value.currency ?? 'INR';
}

/** What an ordinary night costs one adult; 0 without prices. */
export function nightOfAdult({ files }: CheckContext): number {
  const nights = validFiles(files, 'rate')
    .flatMap(({ value }) => value.roomPrices)
    .map(({ baseMinor, baseAdults }) => Math.round(baseMinor / baseAdults))
    .toSorted((a, b) => a - b);
  return nights[Math.floor(nights.length / 2)] ?? 0;
}
