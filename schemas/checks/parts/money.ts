import { currencyUnit } from '#domain/currencies';
import { type CurrencyUnit, minorPerMain } from '#domain/currency';
import { formatMoney } from '#domain/money';
import { type CheckContext, validFiles } from '../../engine/check.ts';
import { DEFAULT_LANGUAGE, localeFor, regionOf } from '../../language.ts';

/** Formats amounts as guests read them: `₹7,500`, `€0.95`. */
export function moneyFormat(context: CheckContext): (amountMinor: number) => string {
  const unit = unitOf(context);
  const locale = localeFor(DEFAULT_LANGUAGE, regionIn(context));
  return (amountMinor) => formatMoney(amountMinor, unit, locale);
}

/** The smallest units in one euro, rupee or yen. */
export function mainUnit(context: CheckContext): number {
  return minorPerMain(unitOf(context));
}

function unitOf({ files }: CheckContext): CurrencyUnit {
  return currencyUnit(validFiles(files, 'hotel')[0]?.value.currency ?? 'INR');
}

function regionIn({ files }: CheckContext): string {
  return regionOf({
    hotel: validFiles(files, 'hotel')[0]?.value ?? {},
    locations: validFiles(files, 'location').map(({ value }) => value),
  });
}

/** What an ordinary night costs one adult; 0 without prices. */
export function nightOfAdult({ files }: CheckContext): number {
  const nights = validFiles(files, 'rate')
    .flatMap(({ value }) => value.roomPrices)
    .map(({ baseMinor, baseAdults }) => Math.round(baseMinor / baseAdults))
    .toSorted((a, b) => a - b);
  return nights[Math.floor(nights.length / 2)] ?? 0;
}
