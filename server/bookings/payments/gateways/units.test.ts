import { currencyUnit } from '#domain/currencies';
import { expect, test } from 'vitest';
import { createRazorpayGateway } from './razorpay/razorpay-gateway.ts';
import { RAZORPAY_UNITS } from './razorpay/units.ts';
import { STRIPE_UNITS } from './stripe/units.ts';
import { fromGatewayAmount, toGatewayAmount } from './units.ts';

test.each([
  ['INR', 1_631_851, 1_631_851],
  ['EUR', 1, 1],
  ['JPY', 18_000, 18_000],
  ['KWD', 12_340, 12_340],
  // Three decimals, of which the last must be 0.
  ['KWD', 12_345, undefined],
  // Whole krónur, which Stripe writes with two decimals.
  ['ISK', 25_000, 2_500_000],
  ['INR', 99_999_999, 99_999_999],
  ['INR', 100_000_000, undefined],
])('Stripe writes %s %i as %s', (currency, amountMinor, amount) => {
  expect(toGatewayAmount({ amountMinor, ...currencyUnit(currency) }, STRIPE_UNITS)).toBe(amount);
  if (amount === undefined) return;
  const read = fromGatewayAmount({ amount, currency: currency.toLowerCase() }, STRIPE_UNITS);
  expect(read).toEqual({ amountMinor, ...currencyUnit(currency) });
});

test('Razorpay takes currencies whose units are documented', () => {
  const keys = { keyId: '', keySecret: '', webhookSecrets: [], apiUrl: '' };
  const { takes } = createRazorpayGateway(keys, { now: () => new Date(0) });
  const taken = ['INR', 'USD', 'JPY', 'KWD', 'ISK', 'KRW'].filter((currency) =>
    takes({ amountMinor: 5000, ...currencyUnit(currency) }),
  );
  expect(taken).toEqual(['INR', 'USD', 'JPY', 'KWD']);
  expect(takes({ amountMinor: 5001, currency: 'KWD', currencyDigits: 3 })).toBe(false);
  expect(fromGatewayAmount({ amount: 5000, currency: 'KWD' }, RAZORPAY_UNITS)).toEqual({
    amountMinor: 5000,
    currency: 'KWD',
    currencyDigits: 3,
  });
});
