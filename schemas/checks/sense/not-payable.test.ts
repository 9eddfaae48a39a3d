import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const { roomPrices, ...rate } = example('rate');

const saidOf = async (hotel: object, baseMinor: number) => {
  const lines = await senseLines({
    'hotel.json': { ...example('hotel'), ...hotel },
    'rates/udaipur.json': {
      ...rate,
      roomPrices: roomPrices.map((price) => ({ ...price, baseMinor })),
      ratePlans: rate.ratePlans.map(({ deposit: _deposit, balance: _balance, ...plan }) => plan),
    },
  });
  return lines.filter((line) => line.includes('sense/not-payable'));
};

test('a price below what every gateway asks for', async () => {
  const [first] = await saidOf({ currency: 'THB' }, 50);
  expect(first).toContain('is paid when booking, and ฿0.50 is less than any payment gateway takes.');
});

test('totals in dinars to the last fils, which gateways do not take', async () => {
  expect(await saidOf({ currency: 'KWD', roundTotalTo: 1 }, 45_000)).toEqual([
    'hotel.json/roundTotalTo sense/not-payable: No payment gateway takes amounts in KWD to the last digit, and some totals have one.',
  ]);
  expect(await saidOf({ currency: 'KWD', roundTotalTo: 10 }, 45_000)).toEqual([]);
});

test.each([
  ['IDR', 150_000_000],
  ['HUF', 3_800_000],
  ['JPY', 110_000],
  ['INR', 1_840_000],
  ['ISK', 25_000],
])('an ordinary night in %s can be paid', async (currency, baseMinor) => {
  expect(await saidOf({ currency }, baseMinor)).toEqual([]);
});
