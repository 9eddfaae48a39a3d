import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPointsOf, roundDown, roundingOf, splitTax, writtenOf } from './price-terms.ts';
import { PROPERTY, PROPERTY_MS } from './test-support/property-runs.ts';

const gross = { pricesIncludeTax: true };

describe('Price 7: an amount that includes its tax', () => {
  test.each([
    ['Lisbon: 95.00 with 6 %', 9500, 600, { netMinor: 8962, taxMinor: 538 }],
    ['Rome: 143.33 with 10 %', 14_333, 1000, { netMinor: 13_030, taxMinor: 1303 }],
    ['Amsterdam: 18.50 with 21 %', 1850, 2100, { netMinor: 1529, taxMinor: 321 }],
    ['half a cent of net goes up: 0.21 with 20 %', 21, 2000, { netMinor: 18, taxMinor: 3 }],
    ['without tax', 9500, 0, { netMinor: 9500, taxMinor: 0 }],
  ])('%s', (_case, written, rate, parts) => {
    expect(splitTax(written, rate, gross)).toEqual({ ...parts, totalMinor: written });
  });

  test(
    'net and tax add up to it for every amount and rate',
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1e12 }),
          fc.integer({ min: 0, max: 10_000 }),
          (written, rate) => {
            const { netMinor, taxMinor, totalMinor } = splitTax(written, rate, gross);
            expect([netMinor + taxMinor, totalMinor, taxMinor >= 0]).toEqual([written, written, true]);
          },
        ),
        PROPERTY,
      );
    },
    PROPERTY_MS,
  );
});

test('Price 2: an amount without tax gets its tax added', () => {
  expect(splitTax(9500, 600, {})).toEqual({ netMinor: 9500, taxMinor: 570, totalMinor: 10_070 });
});

test('what is written is the total where prices include tax, else the net', () => {
  const amounts = { netMinor: 8962, totalMinor: 9500 };
  expect([writtenOf(amounts, gross), writtenOf(amounts, {})]).toEqual([9500, 8962]);
});

test('a percentage with two decimals is exact in basis points', () => {
  expect([1.15, 8.33, 33.33, -17.77].map(basisPointsOf)).toEqual([115, 833, 3333, -1777]);
});

describe('Price 8: totals in whole euros', () => {
  const whole = { roundTotalTo: 100 };

  test.each([
    ['down', 31_349, -49],
    ['a half up', 31_350, 50],
    ['up', 31_351, 49],
    ['not at all', 31_300, 0],
  ])('%s', (_case, total, added) => {
    expect(roundingOf(total, whole)).toBe(added);
  });

  test('a part is always rounded down', () => {
    expect([31_399, 31_300, 99].map((amount) => roundDown(amount, whole))).toEqual([31_300, 31_300, 0]);
  });

  test('a hotel without a unit rounds nothing', () => {
    expect([roundingOf(31_349, {}), roundDown(31_349, {})]).toEqual([0, 31_349]);
  });
});
