import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test.each([
  [9, 'The marquee shows 12 pictures: 12 needed, 9 given.', 'add 3 in albums/moments.json'],
  [13, 'The marquee shows 12 pictures: 12 needed, 13 given.', 'remove 1 in albums/moments.json'],
])('%i pictures', async (count, message, help) => {
  const album = example('album');
  const images = Array.from({ length: count }, (_, rank) => ({
    file: 'images/lake.jpg',
    alt: `The lake, ${rank}.`,
    rank,
  }));
  const { diagnostics } = await checkSmallHotel({ 'albums/moments.json': { ...album, images } });
  expect(diagnostics).toMatchObject([{ code: 'home/marquee-count', file: 'pages/home.json', message, help }]);
});
