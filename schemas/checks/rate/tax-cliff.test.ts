import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(baseMinor: number, currency = 'INR') {
  const { roomPrices, ...rate } = example('rate');
  const priced = roomPrices.map((price, at) => (at === 0 ? { ...price, baseMinor } : price));
  const { diagnostics } = await checkSmallHotel({
    'hotel.json': { ...example('hotel'), currency },
    'rates/udaipur.json': { ...rate, roomPrices: priced },
  });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('a price just above a slab costs guests far more than it brings', async () => {
  expect(await reported(750_100)).toEqual([
    'info rate/tax-cliff ₹7,501 is just above the tax slab of ₹7,500: guests pay ₹976.18 more than at that limit, and the hotel gets ₹1 of it.',
  ]);
});

test('at the slab, or clearly above, there is nothing to say', async () => {
  expect(await reported(750_000)).toEqual([]);
  expect(await reported(772_501)).toEqual([]);
});

test('amounts are told in the unit of the hotel’s currency: yen have no smaller one, dinars a thousand', async () => {
  expect(await reported(750_100, 'JPY')).toEqual([
    'info rate/tax-cliff ¥7,50,100 is just above the tax slab of ¥7,50,000: guests pay ¥97,618 more than at that limit, and the hotel gets ¥100 of it.',
  ]);
  expect(await reported(750_105, 'KWD')).toEqual([
    'info rate/tax-cliff KWD 750.105 is just above the tax slab of KWD 750: guests pay KWD 97.624 more than at that limit, and the hotel gets KWD 0.105 of it.',
  ]);
});

test('of amounts that include tax, the limit is told with its tax', async () => {
  const { roomPrices, ...rate } = example('rate');
  const priced = roomPrices.map((price, at) => (at === 0 ? { ...price, baseMinor: 890_000 } : price));
  const { diagnostics } = await checkSmallHotel({
    'hotel.json': { ...example('hotel'), pricesIncludeTax: true },
    'rates/udaipur.json': { ...rate, roomPrices: priced },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'rate/tax-cliff',
      message:
        '₹8,900 is just above the tax slab of ₹7,500: guests pay ₹1,025 more than at that limit, and the hotel gets ₹42.37 of it.',
      help: 'write 787500, or a price clearly above',
    },
  ]);
});
