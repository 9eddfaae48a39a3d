/**
 * Amounts are integers in the minor unit of their currency. Calculations use numbers while every step is a
 * safe integer and BigInt beyond, so that no intermediate step rounds (BOOKING-RULES, Price 2).
 */
import { codeBesideTotal, type CurrencyUnit, minorPerMain } from './currency.ts';

/** Basis points in one whole: 18 % is 1800. */
export const BASIS_POINTS = 10_000;

function toSafeNumber(amount: bigint): number {
  const minor = Number(amount);
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`The amount ${amount} is too large to be counted exactly.`);
  return minor;
}

/** Returns amount x numerator / denominator as an integer; a half rounds away from zero. */
export function multiplyRatio(amountMinor: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError(`A ratio needs a denominator above zero, not ${denominator}.`);
  const doubled = 2 * amountMinor * numerator;
  const dividend = doubled + (doubled < 0 ? -denominator : denominator);
  const isExact =
    Number.isInteger(amountMinor) && Number.isInteger(numerator) && Number.isSafeInteger(doubled);
  if (isExact && Number.isSafeInteger(dividend)) return wholePart(dividend, 2 * denominator);
  return multiplyLargeRatio(amountMinor, numerator, denominator);
}

/** Returns amount x numerator / denominator without its fraction, for amounts of zero or more. */
export function multiplyRatioDown(amountMinor: number, numerator: number, denominator: number): number {
  return toSafeNumber((BigInt(amountMinor) * BigInt(numerator)) / BigInt(denominator));
}

function wholePart(dividend: number, divisor: number): number {
  // Adding zero turns -0 into 0.
  return (dividend - (dividend % divisor)) / divisor + 0;
}

function multiplyLargeRatio(amountMinor: number, numerator: number, denominator: number): number {
  const product = BigInt(amountMinor) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const half = product < 0n ? -divisor : divisor;
  return toSafeNumber((2n * product + half) / (2n * divisor));
}

/** Sums amounts exactly; throws a RangeError above the safe integers. */
export function sumMinor(amounts: readonly number[]): number {
  let exact = 0;
  for (const amount of amounts) {
    exact += amount;
    if (!Number.isSafeInteger(exact)) return sumLargeMinor(amounts);
  }
  return exact;
}

function sumLargeMinor(amounts: readonly number[]): number {
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(amount);
  return toSafeNumber(sum);
}

/**
 * Splits an amount by weights so that the parts add up to it exactly. Remaining units go to the largest
 * remainders, and to the earlier part when they are equal. Throws a RangeError when there is nothing to split
 * over.
 */
export function splitByLargestRemainder(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weights.some((weight) => weight < 0)) throw new RangeError('Weights are zero or more.');
  if (total === 0n) {
    if (amountMinor === 0) return weights.map(() => 0);
    throw new RangeError('There is nothing to spread the amount over.');
  }
  const sign = amountMinor < 0 ? -1n : 1n;
  const amount = BigInt(amountMinor) * sign;
  const shares = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, whole: product / total, remainder: product % total };
  });
  const left = Number(amount - shares.reduce((sum, share) => sum + share.whole, 0n));
  const byRemainder = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  const rounded = new Set(byRemainder.slice(0, left).map((share) => share.index));
  return shares.map(({ index, whole }) => toSafeNumber((whole + (rounded.has(index) ? 1n : 0n)) * sign));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const formatters = new Map<string, Intl.NumberFormat>();

type ShownZeros = 'auto' | 'stripIfInteger';

/** Intl only draws: it is told the decimals, because engines differ in them. */
function formatterFor(unit: CurrencyUnit, locale: string, zeros: ShownZeros): Intl.NumberFormat {
  const { currency, currencyDigits } = unit;
  const key = `${locale} ${currency} ${currencyDigits} ${zeros}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: currencyDigits,
    maximumFractionDigits: currencyDigits,
    trailingZeroDisplay: zeros,
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats an integer with `digits` decimals as text, which Intl reads without a floating-point error. */
function scaledText(integer: number, digits: number): `${number}` {
  return `${BigInt(integer)}E-${digits}` as `${number}`;
}

/**
 * Converts a whole amount of the main unit to the minor one: 10,000 rupees are 1,000,000 paise, 10,000 yen
 * are 10,000.
 */
export function minorOfMain(amount: number, unit: Pick<CurrencyUnit, 'currencyDigits'>): number {
  return amount * minorPerMain(unit);
}

/**
 * Formats an amount in minor units as its region writes it: 630000 INR in en-IN is "₹6,300", 630050 is "₹6,300.50", -5 is
 * "−₹0.05".
 */
export function formatMoney(amountMinor: number, unit: CurrencyUnit, locale: string): string {
  return written(amountMinor, unit, formatterFor(unit, locale, 'stripIfInteger'));
}

/** Formats an amount with all decimals of its currency, so that a column of them lines up: 630000 INR is "₹6,300.00". */
export function formatMoneyInFull(amountMinor: number, unit: CurrencyUnit, locale: string): string {
  return written(amountMinor, unit, formatterFor(unit, locale, 'auto'));
}

/** Adds the currency's code to a total whose symbol could be another currency's: "$120 USD". */
export function withCode(amount: string, { currency }: Pick<CurrencyUnit, 'currency'>): string {
  const code = codeBesideTotal(currency);
  return code === undefined ? amount : `${amount}\u00a0${code}`;
}

/** Formats an amount as a plain decimal, for programs: 630050 INR is "6300.50". */
export function decimalText(
  amountMinor: number,
  { currencyDigits }: Pick<CurrencyUnit, 'currencyDigits'>,
): string {
  const digits = String(Math.abs(amountMinor)).padStart(currencyDigits + 1, '0');
  const point = digits.length - currencyDigits;
  const decimals = currencyDigits === 0 ? '' : `.${digits.slice(point)}`;
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, point)}${decimals}`;
}

function written(amountMinor: number, unit: CurrencyUnit, formatter: Intl.NumberFormat): string {
  return (
    formatter
      .formatToParts(scaledText(amountMinor, unit.currencyDigits))
      // A hyphen is too short to see, and most screen readers skip it.
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('')
  );
}

/** Formats a rate: 1800 basis points are "18 %", with a no-break space. */
export function formatBasisPoints(basisPoints: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return `${number.format(scaledText(basisPoints, 2))}\u00a0%`;
}
