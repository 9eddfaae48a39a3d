import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(roundTotalTo: number) {
  const { diagnostics } = await checkSmallHotel({ 'hotel.json': { ...example('hotel'), roundTotalTo } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('a unit that is a good part of a night changes prices', async () => {
  expect(await reported(1_000_000)).toEqual([
    'warning hotel/rounding-coarse Totals would be rounded to multiples of 10,000, while an ordinary night costs 18,500.',
  ]);
  expect(await reported(185_000)).toEqual([]);
});
