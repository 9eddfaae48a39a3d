import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

const withAlt = (alt: string, more: object = {}) => ({
  'locations/udaipur.json': { ...example('location'), image: { file: 'images/lake.jpg', alt, ...more } },
});

test('a name with an ending is no description, even of a decorative picture', async () => {
  expect(await diagnosticLines(withAlt('IMG_2041.JPG'))).toEqual([
    'locations/udaipur.json:47:12 warning a11y/alt-file-name',
  ]);
  expect(await diagnosticLines(withAlt('lake.jpg', { decorative: true }))).toEqual([
    'locations/udaipur.json:47:12 warning a11y/alt-file-name',
  ]);
});

test('one word may be both', async () => {
  expect(await diagnosticLines(withAlt('Lake'))).toEqual([]);
});
