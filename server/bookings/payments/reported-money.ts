import { type CurrencyUnit, inDigits } from '#domain/currency';
import { columnsOf, type CurrencyColumns, unitOfRow } from '../../platform/db/unit-of-row.ts';

/** An amount as a gateway reports it. */
export interface ReportedMoney extends CurrencyUnit {
  amountMinor: number;
}

/** The reported amount in the decimals of a row of the same booking, which may be those of version 0.2. */
export function amountIn(
  row: CurrencyColumns,
  { amountMinor, currency, currencyDigits }: ReportedMoney,
): number {
  if (row.currency !== currency) return amountMinor;
  return inDigits(amountMinor, currencyDigits, unitOfRow(row).currencyDigits);
}

/** The columns of reported money of the same booking as a row: in its decimals, where the currency is its. */
export function moneyColumns(
  row: CurrencyColumns,
  reported: ReportedMoney,
): CurrencyColumns & { amount_minor: number } {
  const { currency, currency_digits } = row.currency === reported.currency ? row : columnsOf(reported);
  return { amount_minor: amountIn(row, reported), currency, currency_digits };
}
