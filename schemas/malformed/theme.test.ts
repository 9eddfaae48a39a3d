import { expect, test } from 'vitest';
import { example } from '../engine/small-hotel.ts';
import { reportOf } from './report-of.ts';

const theme = example('theme');

const value = ($value: string) => ({ $value });
const palette = { $type: 'color', brand: value('#7a1f3d') };
const color = {
  $type: 'color',
  primary: value('{palette.brand}'),
  secondary: value('#1f3a4a'),
  accent: value('#c8622d'),
  neutral: value('#fbf7f0'),
  'support-neutral-1': value('#fffdf9'),
  'support-neutral-2': value('#f3ebde'),
  'support-neutral-3': value('#ddd0bb'),
  'font-primary': value('#2a2019'),
  'font-secondary': value('#635445'),
};
const font = { family: { $type: 'fontFamily', $value: 'Lora' } };

test.each([
  {
    input: 'text that is hard to read',
    files: { 'theme.json': { ...theme, fontColorSecondary: '#c9b79c' } },
    reported: [
      {
        code: 'theme/contrast',
        severity: 'warning',
        place: 'theme.json:10:25',
        at: '"#c9b79c"',
        message: '#c9b79c is hard to read on this theme (1.62:1); it is shown as #67573f (5.78:1).',
        help: 'keep your colour, since the text is adjusted, or write "#67573f"',
      },
    ],
  },
  {
    input: 'text in the colour of the page',
    files: { 'theme.json': { ...theme, fontColorPrimary: '#fbf7f0' } },
    reported: [
      {
        code: 'theme/rejected',
        severity: 'error',
        place: 'theme.json:9:23',
        at: '"#fbf7f0"',
        message:
          '"fontColorPrimary" is the colour of the page ("neutralColor"), so nothing could be read. Choose another.',
        help: 'correct this colour; the site cannot be published with it',
      },
    ],
  },
  {
    input: 'a font that does not come with the site',
    files: { 'theme.json': { ...theme, fontFamily: 'Figtre', fontSource: 'self' } },
    reported: [
      {
        code: 'theme/font',
        place: 'theme.json:11:17',
        at: '"Figtre"',
        message: 'Figtre is not included in Verandah; did you mean `Figtree`?',
        help: 'write one of Lora, Figtree, Jost, add its files to fonts/ (such as fonts/figtre-400.woff2), or write "fontSource": "host" to load it from the public font host',
        fix: '"Figtree"',
      },
    ],
  },
  {
    input: 'an alias that leads nowhere',
    files: { 'theme.json': { palette, color: { ...color, primary: value('{palette.brnd}') }, font } },
    reported: [
      {
        code: 'theme/alias',
        place: 'theme.json:11:17',
        at: '"{palette.brnd}"',
        message: 'There is no token `palette.brnd`: did you mean `palette.brand`?',
        help: 'write "{palette.brand}"',
        fix: '"{palette.brand}"',
      },
    ],
  },
  {
    input: 'a circle of aliases',
    files: {
      'theme.json': {
        palette: { ...palette, brand: value('{palette.deep}'), deep: value('{palette.brand}') },
        color,
        font,
      },
    },
    reported: [
      {
        code: 'theme/cycle',
        place: 'theme.json:8:17',
        at: '"{palette.brand}"',
        message:
          'These tokens refer to each other in a circle: palette.brand → palette.deep → palette.brand.',
        help: 'give one of them a value of its own',
      },
    ],
  },
  {
    input: 'a value that its group’s type does not allow',
    files: { 'theme.json': { palette: { ...palette, brand: value('12px') }, color, font } },
    reported: [
      {
        code: 'theme/value',
        place: 'theme.json:5:17',
        at: '"12px"',
        message: '`palette.brand` is of the type color, and 12px is not a colour.',
        help: 'write a colour such as "#7a1f3d"',
      },
    ],
  },
])('$input', async ({ files, reported }) => {
  expect(await reportOf(files)).toMatchObject(reported);
});
