import { expect, test } from 'vitest';
import { diagnosticLines } from '../../engine/small-hotel.ts';
import { jpeg } from '../../engine/test-pictures.ts';

function photoOf(bytes: number): Uint8Array {
  const photo = new Uint8Array(bytes);
  photo.set(jpeg());
  return photo;
}

test('10 MB are enough for every picture', async () => {
  const limit = 10 * 1024 * 1024;
  const isOpaque = 'hotel.json:31:15 warning logo/opaque';
  expect(await diagnosticLines({ 'images/logo.png': photoOf(limit) })).toEqual([isOpaque]);
  expect(await diagnosticLines({ 'images/logo.png': photoOf(limit + 1) })).toEqual([
    'hotel.json:31:15 warning asset/too-large',
    isOpaque,
  ]);
});
