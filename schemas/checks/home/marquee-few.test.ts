import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('two pictures are no row', async () => {
  const album = example('album');
  const { diagnostics } = await checkSmallHotel({
    'albums/moments.json': { ...album, images: album.images.slice(0, 2) },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'home/marquee-few',
      severity: 'error',
      file: 'pages/home.json',
      message: 'The row of pictures needs at least 3, and 2 are given.',
      help: 'add 1 in albums/moments.json; with 12 the row moves',
    },
  ]);
});
