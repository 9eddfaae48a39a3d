import { expect, test } from 'vitest';
import { example, diagnosticLines } from '../../engine/small-hotel.ts';

test('asks for a description, or for the word that none is needed', async () => {
  const image = { file: 'images/lake.jpg', alt: ' ' };
  expect(await diagnosticLines({ 'locations/udaipur.json': { ...example('location'), image } })).toEqual([
    'locations/udaipur.json:47:12 error a11y/alt',
  ]);
  const decorative = { file: 'images/lake.jpg', alt: '', decorative: true };
  expect(
    await diagnosticLines({ 'locations/udaipur.json': { ...example('location'), image: decorative } }),
  ).toEqual([]);
});

test('a missing line is the same problem', async () => {
  const image = { file: 'images/lake.jpg' };
  expect(await diagnosticLines({ 'locations/udaipur.json': { ...example('location'), image } })).toEqual([
    'locations/udaipur.json:47:3 error a11y/alt',
  ]);
});
