import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(change: object) {
  const charges = example('charge').charges.map((charge, at) =>
    at === 0 ? { ...charge, ...change } : charge,
  );
  const { diagnostics } = await checkSmallHotel({ 'charges.json': { charges } });
  return diagnostics.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);
}

test('nothing can be kept of what nobody has paid', async () => {
  expect(await reported({ refundable: false })).toEqual(['warning charge/refundable /charges/0/refundable']);
  expect(await reported({ refundable: true })).toEqual([]);
  expect(await reported({ payable: 'IN_PRICE', refundable: false })).toEqual([]);
});
