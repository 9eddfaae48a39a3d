import { expect, test } from 'vitest';
import { checkSmallHotel, diagnosticLines } from '../../engine/small-hotel.ts';
import { avif, png, webp } from '../../engine/test-pictures.ts';

test.each([
  ['<!DOCTYPE html><title>x</title>', 'a web page'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a drawing (SVG)'],
  ['', 'nothing at all'],
  ['version https://git-lfs.github.com/spec/v1', 'a pointer of Git LFS'],
])('%s is no picture', async (bytes, words) => {
  const { diagnostics } = await checkSmallHotel({ 'images/logo.png': bytes });
  expect(diagnostics).toMatchObject([
    { code: 'asset/type', file: 'hotel.json', pointer: '/header/logo/file' },
  ]);
  expect(diagnostics[0]?.message).toContain(words);
});

test.each([
  ['PNG', png()],
  ['WebP', webp()],
  ['AVIF', avif()],
])('%s is a picture whatever its name says', async (_name, bytes) => {
  expect(await diagnosticLines({ 'images/courtyard.jpg': bytes })).toEqual([]);
});
