import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const rate = example('rate');

test('a deposit of more nights than a stay has', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        ratePlans: rate.ratePlans.map((each, at) =>
          at === 1 ? { ...each, deposit: { unit: 'DAY', value: 30 } } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/ratePlans/1/deposit/value sense/deposit-whole: The deposit of Advance is the price of 30 nights, and its longest stay has 14.',
  ]);
});

test('a balance due before anybody books', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        ratePlans: rate.ratePlans.map((each, at) =>
          at === 1 ? { ...each, balance: { due: 'BEFORE_ARRIVAL', days: 365, hours: 48 } } : each,
        ),
      },
    }),
  ).toEqual([
    'rates/udaipur.json/ratePlans/1/balance/days sense/deposit-whole: The balance of Advance is due 365 days before arrival, and guests book at most 365 days ahead: everybody pays the whole stay at once.',
  ]);
});

test('a first night, and a balance 30 days before, are common', async () => {
  expect(
    await senseLines({
      'rates/udaipur.json': {
        ...rate,
        ratePlans: rate.ratePlans.map((each, at) =>
          at === 1
            ? {
                ...each,
                deposit: { unit: 'DAY', value: 1 },
                balance: { due: 'BEFORE_ARRIVAL', days: 30, hours: 48 },
              }
            : each,
        ),
      },
    }),
  ).toEqual([]);
});
