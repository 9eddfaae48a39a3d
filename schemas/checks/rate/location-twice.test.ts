import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('all prices of a location are in one file', async () => {
  const { diagnostics } = await checkSmallHotel({
    'rates/winter.json': { ...example('rate'), id: 'winter' },
  });
  expect(diagnostics).toMatchObject([
    { code: 'rate/location-twice', file: 'rates/winter.json', related: [{ file: 'rates/udaipur.json' }] },
  ]);
});
