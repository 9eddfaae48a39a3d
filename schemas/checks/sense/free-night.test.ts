import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('a price of 0', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) => (at === 0 ? { ...each, weekendBaseMinor: 0 } : each)),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/roomPrices/0/weekendBaseMinor sense/free-night: A night in Lake Suite costs ₹0, for example that of 21 November 2026.',
  ]);
});

test('meals and children may be free', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        roomPrices: rate.roomPrices.map((each, at) =>
          at === 0 ? { ...each, childMinor: 0, extraBedMinor: 0 } : each,
        ),
      },
    }),
  ).toEqual([]);
});
