import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const said = async (path: string, theme: object = {}) =>
  (
    await checkSmallHotel({
      'theme.json': { ...example('theme'), ...theme },
      'fonts/licence.txt': 'From the foundry.',
      [path]: 'wOF2',
    })
  ).diagnostics.map(({ code, message }) => `${code} ${message}`);

test('a font that the theme does not name is not published', async () => {
  expect(await said('fonts/canela-variable.woff2')).toEqual([
    'font/unused Nothing uses fonts/canela-variable.woff2: the theme names Lora and Figtree.',
  ]);
});

test('another family that begins alike is another family', async () => {
  expect(await said('fonts/LoraDisplay-Variable.woff2')).toHaveLength(1);
  expect(await said('fonts/Lora-Variable.woff2')).toEqual([]);
});

test('italics are not used', async () => {
  expect(await said('fonts/Lora-Italic.woff2')).toHaveLength(1);
});

test('says so where the theme takes the font from the public host', async () => {
  expect(await said('fonts/lora-variable.woff2', { fontSource: 'host' })).toContain(
    'font/unused Nothing uses fonts/lora-variable.woff2: the theme takes Lora from the public font host.',
  );
});
