import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const seasons = (from: string, to: string) => ({
  'rates/udaipur.json': { ...example('rate'), seasons: [{ id: 'winter', name: 'Winter', from, to }] },
});

test('a season ends on the day it begins, or later', async () => {
  expect(await diagnosticLines(seasons('2027-01-05', '2026-12-20'))).toEqual([
    'rates/udaipur.json:46:13 error date/order',
  ]);
  expect(await diagnosticLines(seasons('2026-12-20', '2026-12-20'))).toEqual([]);
});

test('so do a restriction and a tax', async () => {
  const restrictions = [{ from: '2026-12-31', to: '2026-12-30', closed: true }];
  const taxes = example('tax').taxes.map((tax, at) => (at === 0 ? { ...tax, validTo: '2020-01-01' } : tax));
  const { diagnostics } = await checkSmallHotel({
    'rates/udaipur.json': { ...example('rate'), restrictions },
    'taxes.json': { taxes },
  });
  expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'date/order /restrictions/0/to',
    'date/order /taxes/0/validTo',
  ]);
});
