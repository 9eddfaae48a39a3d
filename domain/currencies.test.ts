import { expect, test } from 'vitest';
import { CURRENCY_CODES, currencyUnit, isCurrency } from './currencies.ts';

/** What engines and Intl answer otherwise is in the middle. */
test.each([
  ['INR', 2],
  ['EUR', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['MGA', 2],
  ['MRU', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['CLP', 0],
  ['KWD', 3],
  ['IQD', 3],
])('Price 13: %s has the %i decimals of ISO 4217', (currency, currencyDigits) => {
  expect(currencyUnit(currency)).toEqual({ currency, currencyDigits });
});

test('Price 13: each currency stands in the table once', () => {
  expect(new Set(CURRENCY_CODES).size).toBe(CURRENCY_CODES.length);
  expect([isCurrency('EUR'), isCurrency('XYZ'), isCurrency('eur')]).toEqual([true, false, false]);
});
