import { describe, expect, test } from 'vitest';
import { currencyUnit } from './currencies.ts';
import { fromGatewayAmount, refundFor, toGatewayAmount, whyNotTaken } from './gateway-units.ts';
import { whyNobodyTakes } from './gateways/known.ts';
import { RAZORPAY_UNITS } from './gateways/razorpay.ts';
import { STRIPE_UNITS } from './gateways/stripe.ts';

const amountOf = (currency: string, amountMinor: number) => ({ amountMinor, ...currencyUnit(currency) });

describe('Stripe', () => {
  test.each([
    ['INR', 1_631_851, 1_631_851],
    ['EUR', 50, 50],
    ['JPY', 18_000, 18_000],
    ['KWD', 12_340, 12_340],
    // Whole krónur and shillings, which Stripe writes with two decimals.
    ['ISK', 25_000, 2_500_000],
    ['UGX', 200_000, 20_000_000],
    // Two decimals in ISO 4217, none at Stripe.
    ['MGA', 12_000_000, 120_000],
    // Two decimals when charged, whole units only when paid out.
    ['HUF', 3_800_000, 3_800_000],
    ['TWD', 250_000, 250_000],
    ['IDR', 150_000_000, 150_000_000],
    ['USD', 99_999_999, 99_999_999],
  ])('writes %s %i as %s', (currency, amountMinor, amount) => {
    expect(toGatewayAmount(amountOf(currency, amountMinor), STRIPE_UNITS)).toBe(amount);
    const read = fromGatewayAmount({ amount, currency: currency.toLowerCase() }, STRIPE_UNITS);
    expect(read).toEqual(amountOf(currency, amountMinor));
  });

  test.each([
    ['KWD', 12_345, 'STEP'],
    ['MGA', 12_000_050, 'STEP'],
    ['EUR', 49, 'TOO_SMALL'],
    ['HUF', 17_499, 'TOO_SMALL'],
    ['USD', 100_000_000, 'TOO_LARGE'],
    ['INR', 1_000_000_000, 'TOO_LARGE'],
    ['IDR', 1_000_000_000_000, 'TOO_LARGE'],
    ['IRR', 500_000, 'CURRENCY'],
    ['CUP', 500_000, 'CURRENCY'],
    ['IQD', 500_000, 'CURRENCY'],
  ] as const)('does not take %s %i: %s', (currency, amountMinor, why) => {
    expect(whyNotTaken(amountOf(currency, amountMinor), STRIPE_UNITS)).toBe(why);
  });
});

describe('Razorpay', () => {
  test.each(['INR', 'USD', 'JPY', 'KWD', 'IDR', 'HUF'])('takes %s', (currency) => {
    expect(whyNotTaken(amountOf(currency, 500_000), RAZORPAY_UNITS)).toBeUndefined();
  });

  test.each(['ISK', 'KRW', 'VND', 'TND'])('takes no %s, whose units it does not document', (currency) => {
    expect(whyNotTaken(amountOf(currency, 500_000), RAZORPAY_UNITS)).toBe('CURRENCY');
  });

  test.each(['IRR', 'KPW', 'SDG', 'SYP'])('takes no %s, which is not on its list', (currency) => {
    expect(whyNotTaken(amountOf(currency, 500_000), RAZORPAY_UNITS)).toBe('CURRENCY');
  });

  test('takes eight digits, and no more', () => {
    expect(whyNotTaken(amountOf('INR', 99_999_999), RAZORPAY_UNITS)).toBeUndefined();
    expect(whyNotTaken(amountOf('INR', 100_000_000), RAZORPAY_UNITS)).toBe('TOO_LARGE');
  });

  test('takes one rupee, and no less', () => {
    expect(whyNotTaken(amountOf('INR', 100), RAZORPAY_UNITS)).toBeUndefined();
    expect(whyNotTaken(amountOf('INR', 99), RAZORPAY_UNITS)).toBe('TOO_SMALL');
    expect(whyNotTaken(amountOf('KWD', 5001), RAZORPAY_UNITS)).toBe('STEP');
  });
});

test('a booking of version 0.2 is asked for in its own decimals, and what came is read in them', () => {
  const older = { amountMinor: 1_500_000, currency: 'IDR', currencyDigits: 0 };
  expect(toGatewayAmount(older, STRIPE_UNITS)).toBe(150_000_000);
  expect(refundFor({ ...older, amountMinor: 10 }, STRIPE_UNITS)).toBe(1000);
});

test('a part that goes back may be below the least payment', () => {
  expect(refundFor(amountOf('EUR', 20), STRIPE_UNITS)).toBe(20);
});

test('no more goes back than is owed, and nothing that the gateway cannot write', () => {
  expect(refundFor(amountOf('MGA', 17_500_050), STRIPE_UNITS)).toBe(175_000);
  expect(refundFor(amountOf('KWD', 45_125), STRIPE_UNITS)).toBe(45_120);
  expect(refundFor(amountOf('KWD', 45_125), RAZORPAY_UNITS)).toBe(45_120);
  expect(refundFor(amountOf('ISK', 25_001), STRIPE_UNITS)).toBe(2_500_100);
});

test('Price 16: an amount is payable as soon as one gateway takes it, and nothing need be paid of a free stay', () => {
  expect(whyNobodyTakes(amountOf('INR', 60), ['razorpay'])).toBe('TOO_SMALL');
  expect(whyNobodyTakes(amountOf('INR', 60), ['razorpay', 'stripe'])).toBeUndefined();
  expect(whyNobodyTakes(amountOf('KRW', 90_000), ['razorpay'])).toBe('CURRENCY');
  expect(whyNobodyTakes(amountOf('KRW', 90_000), ['razorpay', 'test'])).toBeUndefined();
  expect(whyNobodyTakes(amountOf('EUR', 0), ['stripe'])).toBeUndefined();
});

test('of several reasons the one of the gateway that comes nearest is told', () => {
  expect(whyNobodyTakes(amountOf('JOD', 45_001), ['stripe', 'razorpay'])).toBe('STEP');
  expect(whyNobodyTakes(amountOf('USD', 100_000_000), ['stripe', 'razorpay'])).toBe('TOO_LARGE');
});
