import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('a share of one', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        ratePlans: rate.ratePlans.map((each, at) =>
          at === 1 ? { ...each, deposit: { unit: 'PERCENTAGE', value: 0.3 } } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/ratePlans/1/deposit/value sense/percent-fraction: The deposit of Advance is 0.3 %.',
  ]);
});

test('a factor', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) => (at === 1 ? { ...each, percent: 1.2 } : each)),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/seasons/1/percent sense/percent-fraction: The change of prices in Autumn is 1.2 %: a price of 100 becomes 101.2.',
  ]);
});

test('half a percent and more of a factor is meant', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) => (at === 1 ? { ...each, percent: 2.5 } : each)),
      },
    }),
  ).toEqual([]);
});

test('no change', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) => (at === 1 ? { ...each, percent: 0 } : each)),
      },
    }),
  ).toEqual([]);
});
