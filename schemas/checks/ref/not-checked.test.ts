import { expect, test } from 'vitest';
import { checkSmallHotel } from '../../engine/small-hotel.ts';

test('names the file whose errors stand in the way', async () => {
  const { diagnostics } = await checkSmallHotel({ 'locations/udaipur.json': '{ "id": ' });
  expect(diagnostics.filter(({ code }) => code === 'ref/not-checked')).toMatchObject([
    {
      file: 'albums/moments.json',
      severity: 'info',
      message: 'Not checked: locations/udaipur.json has errors.',
    },
    { file: 'charges.json' },
    { file: 'pages/home.json' },
    { file: 'rates/udaipur.json' },
    { file: 'rooms/lake-suite.json' },
    { file: 'services/boat-dinner.json' },
  ]);
});
