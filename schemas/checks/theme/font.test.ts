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
  expect(await codes('Comic Neue', 'host')).toEqual(['theme/font-host']);
});

test('a font may lie in fonts/', async () => {
  const changes = {
    'theme.json': { ...example('theme'), fontFamily: 'Comic Neue' },
    'fonts/ComicNeue-Variable.woff2': 'wOF2',
    'fonts/licence.txt': 'From the foundry.',
  };
  expect((await checkSmallHotel(changes)).diagnostics).toEqual([]);
  const { diagnostics } = await checkSmallHotel({ ...changes, 'fonts/ComicNeue-Variable.woff2': null });
  expect(diagnostics).toMatchObject([{ code: 'theme/font', pointer: '/fontFamily' }]);
});

test('the font of headings is looked for as well', async () => {
  const theme = { ...example('theme'), headingFontFamily: 'Jots' };
  const { diagnostics } = await checkSmallHotel({ 'theme.json': theme });
  expect(diagnostics).toMatchObject([
    {
      code: 'theme/font',
      pointer: '/headingFontFamily',
      message: 'Jots is not included in Verandah; did you mean `Jost`?',
    },
  ]);
});
