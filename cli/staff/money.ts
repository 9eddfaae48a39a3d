import type { CurrencyUnit } from '#domain/currency';
import { formatBasisPoints } from '#domain/money';
import { memoize } from '#domain/memoize';
import { TOOL_LANGUAGE } from '#schemas/language';

/** An amount with its currency's code, for people of any country. */
export function moneyText(minor: number, { currency, currencyDigits }: CurrencyUnit): string {
  const format = formatOf(currency)(String(currencyDigits));
  return format.format(`${BigInt(minor)}E-${currencyDigits}` as `${number}`).replaceAll('\u00a0', ' ');
}

/** 1800 basis points are "18 %", with a normal space, which terminals can break at. */
export function rateText(basisPoints: number): string {
  return formatBasisPoints(basisPoints, TOOL_LANGUAGE).replaceAll('\u00a0', ' ');
}

const formatOf = memoize((currency) =>
  memoize(
    (digits) =>
      new Intl.NumberFormat(TOOL_LANGUAGE, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: Number(digits),
        maximumFractionDigits: Number(digits),
      }),
  ),
);
