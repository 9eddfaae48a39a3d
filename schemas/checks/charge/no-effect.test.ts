import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

async function reported(change: object, files: Record<string, object> = {}) {
  const charges = example('charge').charges.map((charge, at) =>
    at === 0 ? { ...charge, ...change } : charge,
  );
  const { diagnostics } = await checkSmallHotel({ 'charges.json': { charges }, ...files });
  return diagnostics
    .filter(({ file }) => file === 'charges.json')
    .map(({ code, severity, pointer, message }) => `${severity} ${code} ${pointer} ${message}`);
}

test('a charge of nothing', async () => {
  expect(await reported({ amountMinor: 0 })).toEqual([
    'warning charge/no-effect /charges/0/amountMinor Lake fund is an amount of 0.',
  ]);
});

test('a charge of the past', async () => {
  expect(await reported({ validTo: '2026-11-20' })).toEqual([
    'warning charge/no-effect /charges/0/validTo Lake fund ended on 2026-11-20, so guests are no longer charged.',
  ]);
  expect(await reported({ validTo: '2026-11-21' })).toEqual([]);
});

test('a charge of a location that sells nothing', async () => {
  const location = { ...example('location'), id: 'kochi' };
  expect(await reported({ locationId: 'kochi' }, { 'locations/kochi.json': location })).toEqual([
    'warning charge/no-effect /charges/0/locationId Lake fund is for `kochi`, where nothing is sold.',
  ]);
});

test('a charge that begins after the last night that can be booked', async () => {
  expect(await reported({ validFrom: '2028-01-01' })).toEqual([
    'warning charge/no-effect /charges/0/validFrom Lake fund begins on 2028-01-01, but guests book until 2027-11-21 only, so nobody is charged yet.',
  ]);
  expect(await reported({ validFrom: '2027-11-21' })).toEqual([]);
});
