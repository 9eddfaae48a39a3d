import type { CurrencyUnit } from '#domain/currency';
import { storedDigits } from '#domain/money-before-digits';

/** The currency columns of a row with amounts. */
export interface CurrencyColumns {
  currency: string;
  /** How many digits of its amounts are decimals; null in rows of version 0.2. */
  currency_digits: number | null;
}

/** What the amounts of a row count. */
export function unitOfRow({ currency, currency_digits: digits }: CurrencyColumns): CurrencyUnit {
  return { currency, currencyDigits: storedDigits({ currency, currencyDigits: digits }) };
}

/** What was stored as JSON with its totals, such as a quote: those of version 0.2 name no decimals. */
export function withStoredDigits<Stored extends { totals: CurrencyUnit }>(stored: Stored): Stored {
  return { ...stored, totals: { ...stored.totals, currencyDigits: storedDigits(stored.totals) } };
}

/** The currency columns of a row whose amounts count this unit. */
export function columnsOf({ currency, currencyDigits }: CurrencyUnit): CurrencyColumns {
  return { currency, currency_digits: currencyDigits };
}
