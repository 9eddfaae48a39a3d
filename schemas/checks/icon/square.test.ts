import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';
import { png } from '../../engine/test-pictures.ts';

const lines = async (width: number, height: number) =>
  (await checkSmallHotel({ 'images/icon.png': png({ width, height }) })).diagnostics.map(
    ({ code, message }) => `${code} ${message}`,
  );

test('an icon is a square', async () => {
  expect(await lines(640, 320)).toEqual([
    'icon/square images/icon.png has 640 × 320 pixels; an icon is a square.',
  ]);
  expect(await lines(512, 512)).toEqual([]);
});
