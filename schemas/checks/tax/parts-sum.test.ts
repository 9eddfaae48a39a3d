import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...shares: number[]) {
  const [tax, ...others] = example('tax').taxes;
  const parts = shares.map((sharePercent, at) => ({ label: `Part ${at}`, sharePercent }));
  const { diagnostics } = await checkSmallHotel({ 'taxes.json': { taxes: [{ ...tax, parts }, ...others] } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('the parts of a tax are the whole tax, in shares of any size', async () => {
  expect(await reported(50, 50)).toEqual([]);
  expect(await reported(33.33, 33.33, 33.34)).toEqual([]);
  expect(await reported(50, 5)).toEqual([
    'error tax/parts-sum The parts of GST add up to 55 percent, not to 100.',
  ]);
  expect(await reported(60, 60)).toHaveLength(1);
});
