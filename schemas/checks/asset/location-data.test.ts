import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';
import { avif, jpeg, png, webp } from '../../engine/test-pictures.ts';

test.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
  ['AVIF', avif],
])('finds in a %s where it was taken, once for all its uses', async (_format, encode) => {
  const { diagnostics } = await checkSmallHotel({ 'images/lake.jpg': encode({ hasLocation: true }) });
  expect(diagnostics).toMatchObject([
    {
      code: 'asset/location-data',
      severity: 'warning',
      file: 'albums/moments.json',
      related: [{}, {}, {}, {}, {}],
    },
  ]);
});

test('what else a camera writes is nobody’s worry', async () => {
  const { diagnostics } = await checkSmallHotel({ 'images/lake.jpg': jpeg({ orientation: 1 }) });
  expect(diagnostics).toEqual([]);
});
