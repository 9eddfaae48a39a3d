import { expect, test } from 'vitest';
import { example, senseLines } from '../../engine/small-hotel.ts';

const { roomPrices, ratePlans, mealPlans, seasons: _seasons, ...rate } = example('rate');
const [roomPrice] = roomPrices;

/** What is said of a hotel whose only price is that of a night, tax included. */
const saidOf = async (hotel: object, baseMinor: number, plan: object = {}) => {
  const lines = await senseLines({
    'hotel.json': { ...example('hotel'), pricesIncludeTax: true, roundTotalTo: 1, ...hotel },
    'charges.json': null,
    'rates/udaipur.json': {
      ...rate,
      mealPlans: mealPlans.filter(({ code }) => code === 'RO'),
      promoCodes: [],
      roomPrices: [
        {
          roomId: roomPrice?.roomId,
          baseAdults: 2,
          baseMinor,
          extraAdultMinor: 0,
          childMinor: 0,
          extraBedMinor: 0,
        },
      ],
      ratePlans: ratePlans.map(
        ({ deposit: _deposit, balance: _balance, discounts: _discounts, ...each }) => ({
          ...each,
          mealPlans: ['RO'],
          ...(each.payment === 'PAY_NOW' ? plan : {}),
        }),
      ),
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

test('a currency that only one gateway takes, and not to the last digit', async () => {
  const [first] = await saidOf({ currency: 'JOD', roundTotalTo: 1 }, 45_000);
  expect(first).toContain('No payment gateway takes amounts in JOD to the last digit');
});

test('what a plan adds to a price', async () => {
  expect(await saidOf({ currency: 'EUR' }, 95_000_000)).toEqual([]);
  const [first] = await saidOf({ currency: 'EUR' }, 95_000_000, { adjustPercent: 10 });
  expect(first).toMatch(
    /Advance is paid when booking, and €10,45,000 is more than any payment gateway takes/,
  );
});

test('what rounding makes of a price', async () => {
  expect(await saidOf({ currency: 'KWD', roundTotalTo: 10 }, 45_123)).toEqual([]);
});

test('a deposit of nights that is too much, although each of them could be paid', async () => {
  const deposit = (value: number) => ({ deposit: { unit: 'DAY', value } });
  expect(await saidOf({ currency: 'EUR' }, 60_000_000, deposit(1))).toEqual([]);
  const [first] = await saidOf({ currency: 'EUR' }, 60_000_000, deposit(2));
  expect(first).toContain(
    'Advance is paid online in parts, and €12,00,000 is more than any payment gateway takes',
  );
});

test('a balance that is paid online, not one that is paid at the hotel', async () => {
  const paid = (balance: object) => ({ deposit: { unit: 'PERCENTAGE', value: 1 }, balance });
  expect(await saidOf({ currency: 'EUR' }, 110_000_000, paid({ due: 'AT_HOTEL' }))).toEqual([]);
  const online = { due: 'BEFORE_ARRIVAL', days: 14, hours: 24 };
  expect(await saidOf({ currency: 'EUR' }, 110_000_000, paid(online))).toHaveLength(1);
});

test.each([
  ['IDR', 150_000_000],
  ['HUF', 3_800_000],
  ['JPY', 110_000],
  ['INR', 1_840_000],
  ['ISK', 25_000],
])('an ordinary night in %s can be paid', async (currency, baseMinor) => {
  expect(await saidOf({ currency, roundTotalTo: currency === 'ISK' ? 1 : 100 }, baseMinor)).toEqual([]);
});

test.each(['IRR', 'SYP', 'SDG', 'KPW'])('%s, which no gateway takes', async (currency) => {
  const [first] = await saidOf({ currency, roundTotalTo: 100 }, 500_000);
  expect(first).toContain(`Advance is paid when booking, and no payment gateway takes ${currency}.`);
});

test('a price of more than eight digits', async () => {
  const [first] = await saidOf({ currency: 'EUR' }, 120_000_000);
  expect(first).toMatch(
    /Advance is paid when booking, and €12,00,000 is more than any payment gateway takes/,
  );
});
