import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

test('writes the name as the file has it', async () => {
  const location = { ...example('location'), image: { file: 'images/Courtyard.JPG', alt: 'The courtyard.' } };
  const { diagnostics } = await checkSmallHotel({ 'locations/udaipur.json': location });
  expect(diagnostics).toMatchObject([
    { code: 'asset/case', help: 'write "images/courtyard.jpg"', fix: { safe: true } },
  ]);
});
