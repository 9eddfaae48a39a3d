import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(...periods: { validFrom: string; validTo?: string }[]) {
  const [tax, ...others] = example('tax').taxes;
  const taxes = [...periods.map((period) => ({ ...tax, ...period })), ...others];
  const { diagnostics } = await checkSmallHotel({ 'taxes.json': { taxes } });
  return diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
}

test('a later law may be written below one that has no end', async () => {
  expect(
    await reported({ validFrom: '2025-09-22' }, { validFrom: '2026-12-01', validTo: '2026-12-31' }),
  ).toEqual([]);
});

test('a tax that ends while guests can still book is a warning, one that ends in years is none', async () => {
  expect(await reported({ validFrom: '2025-09-22', validTo: '2027-03-31' })).toEqual([
    'warning tax/gap From 2027-04-01 there is no tax of the class accommodation, so nothing in that class could be sold.',
  ]);
  expect(await reported({ validFrom: '2025-09-22', validTo: '2035-03-31' })).toEqual([]);
});

test('a tax that has not begun stops selling today', async () => {
  expect(await reported({ validFrom: '2028-01-01' })).toEqual([
    'warning tax/gap Until 2028-01-01 there is no tax of the class accommodation, so nothing in that class could be sold.',
  ]);
  expect(await reported({ validFrom: '2026-11-21' })).toEqual([]);
});
