import { expect, test } from 'vitest';
import { checkSmallHotel, problemLines } from '../../engine/small-hotel.ts';

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
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ['AVIF', [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]],
])('%s is a picture whatever its name says', async (_name, bytes) => {
  expect(await problemLines({ 'images/courtyard.jpg': Uint8Array.from(bytes) })).toEqual([]);
});
