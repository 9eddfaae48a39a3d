import sharp from 'sharp';
import { expect, test } from 'vitest';
import { favicon } from './favicon.ts';

const RED_DISC =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#cc0000"/></svg>';

test('is an icon file with one picture of the sign, on nothing', async () => {
  const file = await favicon(RED_DISC);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [bytes, from] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(from + bytes).toBe(file.length);
  const { data, info } = await sharp(file.subarray(from))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 48]);
  const colourAt = (x: number, y: number) => [...data.subarray((y * 48 + x) * 4, (y * 48 + x) * 4 + 4)];
  expect(colourAt(24, 24)).toEqual([204, 0, 0, 255]);
  expect(colourAt(0, 0)[3]).toBe(0);
});
