import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('an amount above the price of a stay', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        promoCodes: [
          {
            code: 'VINDIMA15',
            name: 'Vintage',

            discount: { unit: 'AMOUNT', valueMinor: 150_000_000 },
          },
        ],
      },
    }),
  ).toEqual([
    'rates/udaipur.json/promoCodes/0/discount/valueMinor sense/promo-free: With VINDIMA15, 1 night in Lake Suite costs ₹618 instead of ₹17,368: the code takes ₹15,00,000 off.',
  ]);
});

test('an amount below the price of its least stay', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        promoCodes: [
          {
            code: 'VINDIMA15',
            name: 'Vintage',

            discount: { unit: 'AMOUNT', valueMinor: 2_000_000 },
            minNights: 3,
          },
        ],
      },
    }),
  ).toEqual([]);
});
