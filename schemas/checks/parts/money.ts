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
