import type { CurrencyUnit } from './currency.ts';
import { currencyUnit } from './currencies.ts';

/**
 * Version 0.2 took the decimals of a currency from its runtime, Node.js 24 with CLDR 48, and wrote amounts of every
 * hotel as India does. Its rows, releases and content files name neither, and are read as they were written.
 */

/** Currencies that CLDR 48 counts in whole units and ISO 4217 in hundredths, or thousandths. */
// oxfmt-ignore
const WHOLE = new Set(('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER').split(' '));

/** The region of whatever was written without one. */
export const REGION_BEFORE_REGIONS = 'IN';

/** A currency with the decimals that version 0.2 counted it in. */
export function unitBeforeDigits(currency: string): CurrencyUnit {
  return WHOLE.has(currency) ? { currency, currencyDigits: 0 } : currencyUnit(currency);
}

/** The decimals that are stored beside a currency, or those of version 0.2 where there are none. */
export function storedDigits({
  currency,
  currencyDigits,
}: {
  currency: string;
  currencyDigits?: number | null | undefined;
}): number {
  return currencyDigits ?? unitBeforeDigits(currency).currencyDigits;
}
