import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(baseMinor: number, pricesIncludeTax = true) {
  const { roomPrices, ...rate } = example('rate');
  const priced = roomPrices.map((price, at) => (at === 0 ? { ...price, baseMinor } : price));
  const { diagnostics } = await checkSmallHotel({
    'hotel.json': { ...example('hotel'), pricesIncludeTax },
    'rates/udaipur.json': { ...rate, roomPrices: priced },
  });
  return diagnostics.map(
    ({ code, severity, message, help }) => `${severity} ${code} ${message} ${help ?? ''}`,
  );
}

test('Price 7: a price that no slab fits earns less than a lower one', async () => {
  expect(await reported(800_000)).toEqual([
    'warning rate/tax-gap ₹8,000 is taxed at the higher rate, and the hotel keeps ₹6,779.66 of it. At ₹7,875 guests pay less, and the hotel keeps ₹7,500. write 787500, or more than 885000',
  ]);
});

test('the gap begins above the limit with the lower tax and ends at that with the higher', async () => {
  expect(await reported(787_500)).toEqual([]);
  expect(await reported(787_501)).toEqual([expect.stringContaining('rate/tax-gap')]);
  expect(await reported(885_000)).toEqual([expect.stringContaining('rate/tax-gap')]);
  expect(await reported(885_001)).toEqual([expect.stringContaining('rate/tax-cliff')]);
});

test('amounts without tax have no gap', async () => {
  expect(await reported(800_000, false)).toEqual([]);
});
