import type { CurrencyUnit } from '#domain/currency';
import { storedDigits } from '#domain/money-before-digits';

/** The currency columns of a row with amounts. */
export interface CurrencyColumns {
  currency: string;
  /** How many digits of its amounts are decimals. */
  currency_digits: number;
}

/** What the amounts of a row count. */
export function unitOfRow({ currency, currency_digits: currencyDigits }: CurrencyColumns): CurrencyUnit {
  return { currency, currencyDigits };
}

/** What was stored as JSON with its totals, such as a quote: those of version 0.2 name no decimals. */
export function withStoredDigits<Stored extends { totals: CurrencyUnit }>(stored: Stored): Stored {
  return { ...stored, totals: { ...stored.totals, currencyDigits: storedDigits(stored.totals) } };
}

/** The currency columns of a row whose amounts count this unit. */
export function columnsOf({ currency, currencyDigits }: CurrencyUnit): CurrencyColumns {
  return { currency, currency_digits: currencyDigits };
}
