import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(change: object) {
  const rate = example('rate');
  const ratePlans = rate.ratePlans.map((plan) => ({
    ...plan,
    ...(plan.id === 'advance' ? { discounts: undefined, ...change } : {}),
  }));
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, ratePlans } });
  return diagnostics.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

test('a deposit that is never asked for is reported', async () => {
  expect(await reported({ payment: 'PAY_AT_HOTEL' })).toEqual([
    'rate/deposit-unused /ratePlans/1/payment Guests with Advance pay at the hotel, so nobody would be asked for the deposit.',
  ]);
});

test('so is a balance of nothing', async () => {
  expect(await reported({ deposit: undefined })).toEqual([
    'rate/deposit-unused /ratePlans/1/balance Advance has a balance but no deposit, so guests pay the whole stay when they book.',
  ]);
});

test('a deposit without a balance leaves the rest to the hotel', async () => {
  expect(await reported({ balance: undefined })).toEqual([]);
});
