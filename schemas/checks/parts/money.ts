import { minorOfMain } from '#domain/money';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { LOCALE } from '../../language.ts';

/** Formats amounts in the unit that the hotel thinks in: `7,500`. */
export function moneyFormat({ files }: CheckContext): (amountMinor: number) => string {
  const currency = validFiles(files, 'hotel')[0]?.value.currency ?? 'INR';
  const unit = minorOfMain(1, currency);
  return (amountMinor) => (amountMinor / unit).toLocaleString(LOCALE, { maximumFractionDigits: 3 });
}
