import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const codes = async (fontFamily: string, fontSource: string) =>
  (await checkSmallHotel({ 'theme.json': { ...example('theme'), fontFamily, fontSource } })).diagnostics.map(
    ({ code }) => code,
  );

test('a font that is published with the site comes with Verandah', async () => {
  expect(await codes('Jost', 'self')).toEqual([]);
  expect(await codes('Comic Neue', 'self')).toEqual(['theme/font']);
});

test('the public host has fonts of its own', async () => {
  expect(await codes('Comic Neue', 'host')).toEqual([]);
});
