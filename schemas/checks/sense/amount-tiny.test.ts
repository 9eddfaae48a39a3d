import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

test('an amount of a few paise is written in rupees', async () => {
  expect(
    await senseLines({
      'charges.json': {
        charges: example('charge').charges.map((each, at) => (at === 0 ? { ...each, amountMinor: 4 } : each)),
      },
    }),
  ).toEqual(['charges.json/charges/0/amountMinor sense/amount-tiny: Lake fund is ₹0.04.']);
});

test('an amount below a rupee beside nights of thousands', async () => {
  expect(
    await senseLines({
      'charges.json': {
        charges: example('charge').charges.map((each, at) =>
          at === 0 ? { ...each, amountMinor: 60 } : each,
        ),
      },
    }),
  ).toEqual(['charges.json/charges/0/amountMinor sense/amount-tiny: Lake fund is ₹0.60.']);
});

test('a small tax is meant', async () => {
  expect(
    await senseLines({
      'charges.json': {
        charges: example('charge').charges.map((each, at) =>
          at === 0 ? { ...each, amountMinor: 100 } : each,
        ),
      },
    }),
  ).toEqual([]);
});

test('yen have no smaller unit', async () => {
  expect(
    await senseLines({
      'hotel.json': {
        ...example('hotel'),
        currency: 'JPY',
      },
      'charges.json': {
        charges: example('charge').charges.map((each, at) =>
          at === 0
            ? {
                ...each,
                amountMinor: 4,
              }
            : each,
        ),
      },
    }),
  ).toEqual([]);
});
