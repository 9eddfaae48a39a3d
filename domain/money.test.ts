import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBasisPoints,
  formatMoney,
  formatMoneyInFull,
  multiplyRatio,
  multiplyRatioDown,
  splitByLargestRemainder,
  sumMinor,
} from './money.ts';

const INR = { currency: 'INR', currencyDigits: 2 };
const EUR = { currency: 'EUR', currencyDigits: 2 };
const JPY = { currency: 'JPY', currencyDigits: 0 };
const KWD = { currency: 'KWD', currencyDigits: 3 };

const RUNS = { numRuns: 2000 };

describe('Price 2: money is integer minor units, half goes away from zero', () => {
  test('rounds a half up, and less than a half down', () => {
    expect(multiplyRatio(5, 1, 2)).toBe(3);
    expect(multiplyRatio(4, 1, 3)).toBe(1);
    expect(multiplyRatio(5, 1, 3)).toBe(2);
  });

  test('rounds a negative half away from zero', () => {
    expect(multiplyRatio(-5, 1, 2)).toBe(-3);
    expect(multiplyRatio(5, -1, 2)).toBe(-3);
    expect(multiplyRatio(-4, 1, 3)).toBe(-1);
  });

  test('leaves out a fraction where the guest is favoured, also of large amounts', () => {
    expect([multiplyRatioDown(1999, 1, 2), multiplyRatioDown(2000, 1, 2)]).toEqual([999, 1000]);
    expect(multiplyRatioDown(8_999_999_999_999_999, 9999, 10_000)).toBe(8_999_099_999_999_999);
  });

  test('takes the tax that floating point gets wrong', () => {
    expect(multiplyRatio(105, 1000, 10_000)).toBe(11);
    expect(multiplyRatio(8_999_999_999_999_999, 9999, 10_000)).toBe(8_999_099_999_999_999);
  });

  test('refuses fractions, a denominator of zero and amounts that numbers cannot count', () => {
    expect(() => multiplyRatio(1.5, 1, 1)).toThrow(RangeError);
    expect(() => multiplyRatio(1, 1, 0)).toThrow(RangeError);
    expect(() => multiplyRatio(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
    expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  test('is exact where numbers are not, on both sides of zero', () => {
    expect(multiplyRatio(9_007_199_254_740_991, 1, 2)).toBe(4_503_599_627_370_496);
    expect(multiplyRatio(-9_007_199_254_740_991, 1, 2)).toBe(-4_503_599_627_370_496);
    expect(multiplyRatio(-9_007_199_254_740_991, 1, 3)).toBe(-3_002_399_751_580_330);
    expect(sumMinor([9_007_199_254_740_991, 1, -1])).toBe(9_007_199_254_740_991);
    expect(sumMinor([-9_007_199_254_740_991, -1, 1])).toBe(-9_007_199_254_740_991);
  });

  test('a zero has no sign, and what cannot be counted is named', () => {
    expect(Object.is(multiplyRatio(0, -1, 3), 0)).toBe(true);
    expect(Object.is(multiplyRatio(-1, 1, 3), 0)).toBe(true);
    expect(() => multiplyRatio(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(
      'The amount 18014398509481982 is too large to be counted exactly.',
    );
    expect(() => multiplyRatio(1, 1, -2)).toThrow('A ratio needs a denominator above zero, not -2.');
  });

  test('is at most half a unit from the exact ratio, whatever the amounts', { timeout: 60_000 }, () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const property = fc.property(
      amounts,
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (amount, n, d) => {
        const rounded = BigInt(multiplyRatio(amount, n, d));
        const twiceOff = 2n * (rounded * BigInt(d) - BigInt(amount) * BigInt(n));
        return twiceOff <= BigInt(d) && twiceOff >= -BigInt(d);
      },
    );
    expect(() => fc.assert(property, RUNS)).not.toThrow();
  });
});

describe('Price 4: an amount spreads over lines by largest remainder', () => {
  test('gives what is left to the largest remainders, the earlier one first', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10, [5, 3, 1])).toEqual([6, 3, 1]);
    expect(splitByLargestRemainder(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  test('gives nothing to a line without weight', () => {
    expect(splitByLargestRemainder(7, [0, 3, 0])).toEqual([0, 7, 0]);
    expect(splitByLargestRemainder(0, [0, 0])).toEqual([0, 0]);
  });

  test('refuses to spread over nothing, and over less than nothing', () => {
    expect(() => splitByLargestRemainder(1, [0])).toThrow('There is nothing to spread the amount over.');
    expect(() => splitByLargestRemainder(1, [2, -1])).toThrow('Weights are zero or more.');
    expect(() => splitByLargestRemainder(1, [2, -1])).toThrow(RangeError);
  });

  test('always adds up to the amount', { timeout: 60_000 }, () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    const property = fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      weights,
      (amount, each) => {
        fc.pre(each.some((weight) => weight > 0));
        const parts = splitByLargestRemainder(amount, each);
        return sumMinor(parts) === amount && parts.every(Number.isSafeInteger);
      },
    );
    expect(() => fc.assert(property, RUNS)).not.toThrow();
  });
});

describe('amounts as guests read them', () => {
  test('shows paise only when there are some', () => {
    expect(formatMoney(630_000, INR, 'en-IN')).toBe('₹6,300');
    expect(formatMoney(630_050, INR, 'en-IN')).toBe('₹6,300.50');
    expect(formatMoney(123_456_789, INR, 'en-IN')).toBe('₹12,34,567.89');
    expect(formatMoney(-5, INR, 'en-IN')).toBe('−₹0.05');
  });

  test('writes all decimals where amounts stand in a column', () => {
    expect(formatMoneyInFull(630_000, INR, 'en-IN')).toBe('₹6,300.00');
    expect(formatMoneyInFull(-28, INR, 'en-IN')).toBe('−₹0.28');
    expect(formatMoneyInFull(6300, JPY, 'en-GB')).toBe('¥6,300');
    expect(formatMoneyInFull(1_234_000, KWD, 'en-GB')).toBe('KWD\u00A01,234.000');
  });

  test('knows currencies without and with three decimals', () => {
    expect(formatMoney(6300, JPY, 'en-GB')).toBe('¥6,300');
    expect(formatMoney(1_234_567, KWD, 'en-GB')).toBe('KWD\u00A01,234.567');
  });

  test('keeps two decimals of a rate and no more', () => {
    expect(formatBasisPoints(1825, 'en-IN')).toBe('18.25\u00a0%');
    expect(formatBasisPoints(1850, 'en-IN')).toBe('18.5\u00a0%');
    expect(formatBasisPoints(1825, 'de-DE')).toBe('18,25\u00a0%');
  });

  test('the currency and the language each decide, also when asked again', () => {
    const all = () => [
      formatMoney(123_456_700, INR, 'en-IN'),
      formatMoney(123_456_700, INR, 'en-US'),
      formatMoney(123_456_700, EUR, 'en-US'),
    ];
    expect(all()).toEqual(['₹12,34,567', '₹1,234,567', '€1,234,567']);
    expect(all()).toEqual(['₹12,34,567', '₹1,234,567', '€1,234,567']);
  });

  test('names a rate', () => {
    expect(formatBasisPoints(1800, 'en-IN')).toBe('18\u00a0%');
    expect(formatBasisPoints(1250, 'en-IN')).toBe('12.5\u00a0%');
  });
});
