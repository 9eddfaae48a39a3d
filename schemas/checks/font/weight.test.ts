import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const messages = async (...names: string[]) =>
  (
    await checkSmallHotel({
      'theme.json': { ...example('theme'), headingFontFamily: 'Canela Deck' },
      'fonts/licence.txt': 'From the foundry.',
      ...Object.fromEntries(names.map((name) => [`fonts/${name}`, 'wOF2'])),
    })
  ).diagnostics.map(({ message }) => message);

test('names the weights that no file has, and the files to add', async () => {
  expect(await messages('CanelaDeck-Regular.woff2')).toEqual([
    'Canela Deck has no file for 500 (medium) and 700 (bold); the nearest weight is shown instead.',
  ]);
});

test.each([
  [['canela-deck-400.woff2', 'canela-deck-500.woff2', 'canela-deck-700.woff2']],
  [['CanelaDeck-Regular.woff2', 'CanelaDeck-Medium.woff2', 'CanelaDeck-Bold.woff2']],
  [
    [
      'canela_deck-v12-latin-regular.woff2',
      'canela_deck-v12-latin-500.woff2',
      'canela_deck-v12-latin-700.woff2',
    ],
  ],
  [['CanelaDeck-VariableFont_wght.woff2']],
])('%j are all weights', async (names) => {
  expect(await messages(...names)).toEqual([]);
});
