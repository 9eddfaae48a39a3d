import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('a season of another century', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) =>
          at === 1 ? { ...each, from: '2072-09-15', to: '2072-10-31' } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/seasons/1/from sense/date-far: Autumn begins on 15 September 2072, in 46 years.',
  ]);
});

test('a season that lasts many years', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        seasons: (rate.seasons ?? []).map((each, at) =>
          at === 1 ? { ...each, from: '2027-09-15', to: '2040-10-31' } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/seasons/1/to sense/date-far: Autumn lasts 13 years, from 15 September 2027 to 31 October 2040.',
  ]);
});

test('a charge without a known end, and next year’s dates, are meant', async () => {
  expect(
    await senseLines({
      'charges.json': {
        charges: example('charge').charges.map((each, at) =>
          at === 0 ? { ...each, validTo: '2099-12-31' } : each,
        ),
      },
    }),
  ).toEqual([]);
});
