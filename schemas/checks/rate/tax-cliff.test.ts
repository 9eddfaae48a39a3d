import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(baseMinor: number) {
  const { roomPrices, ...rate } = example('rate');
  const priced = roomPrices.map((price, at) => (at === 0 ? { ...price, baseMinor } : price));
  const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': { ...rate, roomPrices: priced } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('a price just above a slab costs guests far more than it brings', async () => {
  expect(await reported(750_100)).toEqual([
    'info rate/tax-cliff 7,501 is just above the tax slab of 7,500: guests pay 976.18 more than at that limit, and the hotel gets 1 of it.',
  ]);
});

test('at the slab, or clearly above, there is nothing to say', async () => {
  expect(await reported(750_000)).toEqual([]);
  expect(await reported(772_501)).toEqual([]);
});
