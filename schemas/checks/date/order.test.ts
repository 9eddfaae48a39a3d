import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const seasons = (from: string, to: string) => ({
  'rates/udaipur.json': { ...example('rate'), seasons: [{ id: 'winter', name: 'Winter', from, to }] },
});

test('a season ends on the day it begins, or later', async () => {
  expect(await diagnosticLines(seasons('2027-01-05', '2026-12-20'))).toEqual([
    'rates/udaipur.json:100:13 error date/order',
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

test('so do both periods of a promo code, each for itself', async () => {
  const [code] = example('rate').promoCodes ?? [];
  const said = async (change: object) => {
    const rate = { ...example('rate'), promoCodes: [{ ...code, ...change }] };
    const { diagnostics } = await checkSmallHotel({ 'rates/udaipur.json': rate });
    return diagnostics.map(({ code: rule, pointer }) => `${rule} ${pointer}`);
  };
  // Who books in May for the monsoon books before the stay begins, and may book longer than it lasts.
  expect(
    await said({
      bookFrom: '2027-05-01',
      bookTo: '2027-09-30',
      stayFrom: '2027-07-01',
      stayTo: '2027-08-31',
    }),
  ).toEqual([]);
  expect(await said({ bookFrom: '2027-05-02', bookTo: '2027-05-01' })).toEqual([
    'date/order /promoCodes/0/bookTo',
  ]);
  expect(await said({ stayFrom: '2028-03-01', stayTo: '2028-02-29' })).toEqual([
    'date/order /promoCodes/0/stayTo',
  ]);
});

test('so do a discount of a rate plan and a charge', async () => {
  const rate = example('rate');
  const discount = {
    kind: 'LONG_STAY',
    nights: 3,
    percent: 10,
    stayFrom: '2027-06-02',
    stayTo: '2027-06-01',
  };
  const ratePlans = rate.ratePlans.map((plan) => ({ ...plan, discounts: [discount] }));
  const charges = example('charge')
    .charges.slice(0, 1)
    .map((charge) => ({
      ...charge,
      validFrom: '2028-01-01',
      validTo: '2027-01-01',
    }));
  const { diagnostics } = await checkSmallHotel({
    'rates/udaipur.json': { ...rate, ratePlans },
    'charges.json': { charges },
  });
  expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'date/order /charges/0/validTo',
    'date/order /ratePlans/0/discounts/0/stayTo',
    'date/order /ratePlans/1/discounts/0/stayTo',
  ]);
});
