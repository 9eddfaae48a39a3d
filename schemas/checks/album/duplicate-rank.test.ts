import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const album = example('album');
const ranked = (ranks: readonly number[]) => ({
  'albums/moments.json': {
    ...album,
    images: album.images.map((image, at) => ({ ...image, rank: ranks[at] ?? image.rank })),
  },
});

test('a picture has a rank of its own', async () => {
  expect(await diagnosticLines(ranked([1, 2, 1, 2]))).toEqual([
    'albums/moments.json:24:15 warning album/duplicate-rank',
    'albums/moments.json:29:15 warning album/duplicate-rank',
  ]);
});

test('ranks need not follow one another, and other albums have their own', async () => {
  expect(await diagnosticLines(ranked([100, 50]))).toEqual([]);
  expect(await diagnosticLines({ 'albums/second.json': { ...album, id: 'second' } })).toEqual([]);
});
