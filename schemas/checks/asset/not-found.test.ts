import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('offers the same name elsewhere', async () => {
  const location = {
    ...example('location'),
    image: { file: 'images/udaipur/courtyard.png', alt: 'The courtyard.' },
  };
  const { diagnostics } = await checkSmallHotel({ 'locations/udaipur.json': location });
  expect(diagnostics).toMatchObject([
    {
      code: 'asset/not-found',
      pointer: '/image/file',
      message: 'There is no file images/udaipur/courtyard.png: did you mean `images/courtyard.jpg`?',
    },
  ]);
});
