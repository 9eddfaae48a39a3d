import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';
import { jpeg, png, webp } from '../../engine/test-pictures.ts';

const pointers = async (files: Record<string, Uint8Array>) =>
  (await checkSmallHotel(files)).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

test.each([
  ['images/logo.png', '/header/logo/file'],
  ['images/logo-light.png', '/header/logoOnDark/file'],
  ['images/icon.png', '/icon'],
])('%s as a JPEG stands in a box', async (path, pointer) => {
  expect(await pointers({ [path]: jpeg({ width: 512, height: 512 }) })).toEqual([`logo/opaque ${pointer}`]);
});

test('PNG and WebP keep their transparency', async () => {
  expect(await pointers({ 'images/logo.png': webp(), 'images/logo-light.png': png() })).toEqual([]);
  expect(example('hotel').header?.logo?.file).toBe('images/logo.png');
});
