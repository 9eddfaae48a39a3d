import { type CurrencyUnit, inDigits } from '#domain/currency';
import { formatBasisPoints, formatMoney } from '#domain/money';
import { storedDigits } from '#domain/money-before-digits';
import { localeFor } from '#schemas/language';
import type { Catalogue } from '#schemas/types';
import type { EarlierContent } from './published-content.ts';

/** Formats the amounts and rates of a hotel as its guests read them. */
export interface Amounts {
  money: (amountMinor: number) => string;
  rate: (basisPoints: number) => string;
}

export function amountsOf({ hotel }: Catalogue): Amounts {
  return amountsIn(hotel, hotel);
}

/** The amounts of an earlier release, in its own currency. `withAmountsIn` has counted those of the same one anew. */
export function amountsBefore(earlier: EarlierContent, { hotel: next }: Catalogue): Amounts {
  const hotel = hotelOf(earlier);
  if (hotel === undefined || hotel.currency === next.currency) return amountsIn(next, next);
  const unit = { currency: hotel.currency, currencyDigits: storedDigits(hotel) };
  return amountsIn(unit, next);
}

function amountsIn(
  unit: CurrencyUnit,
  { language, region }: Pick<Catalogue['hotel'], 'language' | 'region'>,
): Amounts {
  const locale = localeFor(language, region);
  return {
    money: (amountMinor) => formatMoney(amountMinor, unit, locale),
    rate: (basisPoints) => formatBasisPoints(basisPoints, locale),
  };
}

/** Whether a field holds an amount in minor units. */
export function isAmountKey(key: string): boolean {
  return key.endsWith('Minor') || key === 'roundTotalTo';
}

/** An earlier release with its amounts in the decimals of the new one, so that only changed prices differ. */
export function withAmountsIn(earlier: EarlierContent, unit: CurrencyUnit): EarlierContent {
  const hotel = hotelOf(earlier);
  const digits = hotel === undefined ? unit.currencyDigits : storedDigits(hotel);
  if (hotel?.currency !== unit.currency || digits === unit.currencyDigits) return earlier;
  const scaled = (value: unknown, key: string): unknown => {
    if (typeof value === 'number' && isAmountKey(key)) return inDigits(value, digits, unit.currencyDigits);
    if (Array.isArray(value)) return value.map((entry) => scaled(entry, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, scaled(entry, name)]));
  };
  return Object.fromEntries(Object.entries(earlier).map(([part, value]) => [part, scaled(value, '')]));
}

/** The hotel of an earlier release, whose catalogue was validated when it was published. */
function hotelOf({ catalogue }: EarlierContent): { currency: string; currencyDigits?: number } | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (catalogue as Catalogue | undefined)?.hotel;
}
