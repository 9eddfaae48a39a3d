/** What an integer amount means: its currency, and how many of its digits are decimals. */
export interface CurrencyUnit {
  /** ISO 4217. */
  currency: string;
  /** 2 of rupees, 0 of yen, 3 of Kuwaiti dinars. */
  currencyDigits: number;
}

/** Converts an amount to other decimals of the same currency, such as a gateway's. */
export function inDigits(amountMinor: number, from: number, to: number): number {
  return Math.round(amountMinor * 10 ** (to - from));
}

/** How many minor units are one main unit: 100 paise are a rupee, 1 yen is a yen. */
export function minorPerMain({ currencyDigits }: Pick<CurrencyUnit, 'currencyDigits'>): number {
  return 10 ** currencyDigits;
}

/**
 * Currencies whose symbol is also that of another one of a different worth, by symbol. Sterling, and the pounds that are
 * worth as much, are what a guest takes £ for, as the won of the south is of ₩: only the others carry their code.
 */
// oxfmt-ignore
const SHARED_SYMBOLS: Readonly<Record<string, string>> = {
  $: 'ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU XCD',
  kr: 'DKK ISK NOK SEK',
  Rs: 'LKR MUR NPR PKR SCR',
  '¥': 'CNY JPY',
  '£': 'SSP SYP',
  '₩': 'KPW',
};

const SHARED = new Set(Object.values(SHARED_SYMBOLS).flatMap((currencies) => currencies.split(' ')));

/** The code to write beside a total whose symbol could be another currency's: USD; undefined for euros. */
export function codeBesideTotal(currency: string): string | undefined {
  return SHARED.has(currency) ? currency : undefined;
}
