import { expect, test } from 'vitest';
import { checkSmallHotel, example, diagnosticLines } from '../../engine/small-hotel.ts';

const kochi = { ...example('location'), id: 'kochi', name: 'The Kesar Kochi' };

test('warns of a location that guests see but cannot book', async () => {
  const { diagnostics } = await checkSmallHotel({ 'locations/kochi.json': kochi });
  expect(diagnostics).toMatchObject([
    { code: 'rate/location-without-rates', severity: 'warning', file: 'locations/kochi.json' },
  ]);
});

test('says nothing of a hidden one, or while a rate file is broken', async () => {
  expect(await diagnosticLines({ 'locations/kochi.json': { ...kochi, enabled: false } })).toEqual([]);
  expect(await diagnosticLines({ 'locations/kochi.json': kochi, 'rates/kochi.json': '{' })).toEqual([
    'rates/kochi.json:1:1 error json/unclosed',
  ]);
});
