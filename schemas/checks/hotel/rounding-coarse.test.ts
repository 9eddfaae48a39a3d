import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(roundTotalTo: number, files: Record<string, object> = {}) {
  const { diagnostics } = await checkSmallHotel({
    'hotel.json': { ...example('hotel'), roundTotalTo },
    ...files,
  });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('a unit that is a good part of a night changes prices', async () => {
  expect(await reported(1_000_000)).toEqual([
    'warning hotel/rounding-coarse Totals would be rounded to multiples of ₹10,000, while an ordinary night costs ₹18,500.',
  ]);
  expect(await reported(185_000)).toEqual([]);
});

test('whole rupees are no mistake where the prices are written in rupees instead of paise', async () => {
  const rate = example('rate');
  const roomPrices = rate.roomPrices.map((price) => ({ ...price, baseMinor: 95 }));
  const lines = await reported(100, { 'rates/udaipur.json': { ...rate, roomPrices } });
  expect(lines.filter((line) => line.includes('rounding'))).toEqual([]);
});
