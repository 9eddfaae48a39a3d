import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const SIDE = 64;

function pictureOf(colourAt: (x: number, y: number) => number[]): Promise<Buffer> {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => colourAt(at % SIDE, Math.floor(at / SIDE)));
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  return sharp(Buffer.from(pixels.flat()), { raw }).png({ compressionLevel: 0 }).toBuffer();
}

it.each([
  ['few colours', (x: number) => (x < SIDE / 2 ? [250, 247, 240] : [18, 74, 74])],
  ['more colours than a palette has', (x: number, y: number) => [x * 4, y * 4, 128]],
])('keeps every pixel of a picture with %s', async (_what, colourAt) => {
  const picture = await pictureOf(colourAt);
  const shrunk = await shrinkPicture(picture);
  const rawOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
  expect((await rawOf(shrunk)).equals(await rawOf(picture))).toBe(true);
  expect(shrunk.length).toBeLessThan(picture.length);
});
