import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('one adult pays more than two', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) =>
          at === 0 ? { ...each, singleMinor: 1_500_000 } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/roomPrices/0/singleMinor sense/price-order: One adult costs ₹15,000, and the room for 2 ₹12,500.',
  ]);
});

test('half board cheaper than breakfast', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        mealPlans: rate.mealPlans.map((each) =>
          each.code === 'HB' ? { ...each, adultMinor: 16_500 } : each,
        ),
      },
    }),
  ).toEqual(['rates/udaipur.json/mealPlans/2/adultMinor sense/price-order: BB costs ₹650, and HB ₹165.']);
});

test('equal amounts are meant', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) =>
          at === 0 ? { ...each, singleMinor: 1_250_000, childMinor: 250_000 } : each,
        ),
      },
    }),
  ).toEqual([]);
});

test('further adults are free, children are not', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) => (at === 0 ? { ...each, extraAdultMinor: 0 } : each)),
      },
    }),
  ).toEqual([]);
});
