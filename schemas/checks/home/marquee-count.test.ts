import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const withPictures = async (count: number) => {
  const images = Array.from({ length: count }, (_, rank) => ({
    file: 'images/lake.jpg',
    alt: `The lake, ${rank}.`,
    rank,
  }));
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': { ...example('album'), images } });
  return diagnostics;
};

test.each([
  [
    3,
    '12 pictures are meant to move here, and 3 are given: the 3 stand side by side and do not move.',
    'add 9 in albums/moments.json, or leave it so',
  ],
  [
    9,
    '12 pictures are meant to move here, and 9 are given: the 9 move, and come round again sooner.',
    'add 3 in albums/moments.json, or leave it so',
  ],
  [
    13,
    '12 pictures are meant to move here, and 13 are given: the first 12 are shown.',
    'remove 1 in albums/moments.json, or give the best the lowest ranks',
  ],
])('%i pictures are shown, and the operator learns how', async (count, message, help) => {
  expect(await withPictures(count)).toMatchObject([
    { code: 'home/marquee-count', severity: 'warning', file: 'pages/home.json', message, help },
  ]);
});

test('twelve say nothing, and two are not enough for a warning', async () => {
  expect(await withPictures(12)).toEqual([]);
  expect((await withPictures(2)).map(({ code }) => code)).not.toContain('home/marquee-count');
});
