import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const ofTheme = async (theme: object) =>
  (
    await checkSmallHotel({
      'theme.json': { ...example('theme'), headingFontFamily: undefined, fontSource: 'host', ...theme },
    })
  ).diagnostics.filter(({ code }) => code === 'theme/font-unknown');

test('a misspelt family of the public host is named with the nearest', async () => {
  expect(await ofTheme({ fontFamily: 'Fruances' })).toMatchObject([
    {
      severity: 'warning',
      pointer: '/fontFamily',
      message: 'The public font host is not known to have Fruances; did you mean `Fraunces`?',
      help: 'write "Fraunces"',
      fix: { safe: false },
    },
  ]);
  expect(await ofTheme({ headingFontFamily: 'Cormorant Garamont' })).toMatchObject([
    { pointer: '/headingFontFamily', help: 'write "Cormorant Garamond"' },
  ]);
});

test('a family that nobody has is told even where nothing is near', async () => {
  expect(await ofTheme({ fontFamily: 'Zzyzx Quorum Display' })).toMatchObject([
    { help: expect.stringContaining('fonts/') as string },
  ]);
});

test.each(['Fraunces', 'Lora', 'Noto Sans Devanagari', 'M PLUS 1p'])('%s is there', async (fontFamily) => {
  expect(await ofTheme({ fontFamily })).toEqual([]);
});
