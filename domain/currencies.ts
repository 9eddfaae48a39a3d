/**
 * How many decimals the amounts of a currency have. No runtime is asked: engines of browsers and versions of Node.js
 * answer differently, and an amount must mean the same everywhere and for ever (BOOKING-RULES, Price 13).
 */
import type { CurrencyUnit } from './currency.ts';

/**
 * ISO 4217, List One of 2026: the currencies in use by their decimals. The ariary and the ouguiya are divided by five and
 * have two in ISO 4217. There are no exceptions of ours; how a payment gateway counts is told in its folder.
 */
// oxfmt-ignore
const CURRENCIES_BY_DIGITS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [2, 'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP ' +
      'CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR ' +
      'JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN ' +
      'NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP ' +
      'SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const DIGITS: ReadonlyMap<string, number> = new Map(
  CURRENCIES_BY_DIGITS.flatMap(([digits, currencies]) =>
    currencies.split(' ').map((currency) => [currency, digits] as const),
  ),
);

/** ISO 4217 currencies in use, in alphabetical order. */
export const CURRENCY_CODES: readonly string[] = [...DIGITS.keys()].toSorted();

/** Whether a hotel can have prices in this currency. */
export function isCurrency(code: string): boolean {
  return DIGITS.has(code);
}

/** A currency with its decimals: 2 for one that is no longer in use, as most have. */
export function currencyUnit(currency: string): CurrencyUnit {
  return { currency, currencyDigits: DIGITS.get(currency) ?? 2 };
}
