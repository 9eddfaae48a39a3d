import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('a season of a hundredth', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) => (at === 1 ? { ...each, baseMinor: 18_500 } : each)),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/roomPrices/1/baseMinor sense/price-far-off: A night in Lake Suite costs ₹185 here and ₹11,000 otherwise, 59 times as much.',
  ]);
});

test('a season of five times the price', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) => (at === 1 ? { ...each, percent: 450 } : each)),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/seasons/1/percent sense/price-far-off: In Autumn prices rise by 450 %: a night costs 5.5 times as much.',
  ]);
});

test('a season of nine times the price is still told apart from a slip', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) => (at === 1 ? { ...each, baseMinor: 9_000_000 } : each)),
      },
    }),
  ).toEqual([]);
});
