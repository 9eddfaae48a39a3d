import { expect, test } from 'vitest';
import { demoThemes } from '#design-system/theme';
import { designTokensOf, fieldsOfTokens, holdsDesignTokens } from './design-tokens.ts';
import { checkSmallHotel, example } from './small-hotel.ts';

const hex = (value: string) => ({ $value: value });
const tokens = {
  $extensions: { 'org.verandah': { fontSource: 'self' } },
  palette: {
    $type: 'color',
    garnet: hex('#7a1f3d'),
    night: { $value: { colorSpace: 'srgb', components: [0.1216, 0.2275, 0.2902] } },
  },
  color: {
    $type: 'color',
    primary: hex('{palette.garnet}'),
    secondary: hex('{palette.night}'),
    accent: hex('#c8622d'),
    neutral: hex('#fbf7f0'),
    'support-neutral-1': hex('#fffdf9'),
    'support-neutral-2': hex('#f3ebde'),
    'support-neutral-3': hex('#ddd0bb'),
    'font-primary': hex('#2a2019'),
    'font-secondary': hex('#635445'),
    black: { $value: { colorSpace: 'display-p3', components: [0, 0, 0], hex: '#1a120b' } },
  },
  font: { family: { $type: 'fontFamily', $value: ['Lora', 'serif'] } },
};

async function reportOf(changed: object) {
  const { diagnostics } = await checkSmallHotel({ 'theme.json': { ...tokens, ...changed } });
  return diagnostics.map(({ code, pointer, message, range }) => ({
    code,
    pointer,
    message,
    line: range.start.line,
  }));
}

test('a theme of design tokens is the same theme as ten fields', async () => {
  const { content, diagnostics } = await checkSmallHotel({ 'theme.json': tokens });
  expect(diagnostics).toEqual([]);
  expect(content?.theme).toEqual({
    primaryColor: '#7a1f3d',
    secondaryColor: '#1f3a4a',
    accentColor: '#c8622d',
    neutralColor: '#fbf7f0',
    supportNeutralColor1: '#fffdf9',
    supportNeutralColor2: '#f3ebde',
    supportNeutralColor3: '#ddd0bb',
    fontColorPrimary: '#2a2019',
    fontColorSecondary: '#635445',
    baseBlack: '#1a120b',
    fontFamily: 'Lora',
    fontSource: 'self',
  });
});

test('a colour that is hard to read is shown at its token', async () => {
  const color = { ...tokens.color, 'font-secondary': hex('#f2e8da') };
  expect(await reportOf({ color })).toMatchObject([
    { code: 'theme/contrast', pointer: '/color/font-secondary/$value', line: 50 },
  ]);
});

test('a missing token is a missing field', async () => {
  const { accent: _accent, ...color } = tokens.color;
  expect(await reportOf({ color })).toMatchObject([{ code: 'missing' }]);
});

test('a mistake that several tokens lead to is said once', async () => {
  const palette = { ...tokens.palette, garnet: hex('garnet') };
  const color = { ...tokens.color, accent: hex('{palette.garnet}') };
  expect(await reportOf({ palette, color })).toMatchObject([
    { code: 'theme/value', pointer: '/palette/garnet/$value' },
  ]);
});

const primary = (token: unknown) => ({ color: { ...tokens.color, primary: token } });

test.each([
  [
    'components from 0 to 255',
    { $value: { colorSpace: 'srgb', components: [122, 31, 61] } },
    '`color.primary` has the components [122,31,61], and srgb has three, from 0 to 1.',
    'divide each by 255: [0.4784, 0.1216, 0.2392]',
  ],
  [
    'a colour that lets others through',
    { $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' } },
    '`color.primary` has an alpha of 0.5, and the colours of a theme are opaque.',
    'write the colour that is seen, without alpha',
  ],
  [
    'another colour space without hex',
    { $value: { colorSpace: 'display-p3', components: [0.4, 0.1, 0.2] } },
    '`color.primary` is in the colour space display-p3, without the same colour as `hex`.',
    'add "hex", such as "#7a1f3d", or write the colour in "srgb"',
  ],
  [
    'a length',
    { $value: { value: 16, unit: 'px' } },
    '`color.primary` is of the type color, and {"value":16,"unit":"px"} is not a colour.',
    'write a colour such as "#7a1f3d"',
  ],
])('%s is refused with its cause and the remedy', (_fault, token, message, help) => {
  expect(fieldsOfTokens({ ...tokens, ...primary(token) }).problems).toMatchObject([{ message, help }]);
});

test('the components of sRGB are the colour, whatever hex says', () => {
  const token = { $value: { colorSpace: 'srgb', components: [0, 0, 1], hex: '#7a1f3d' } };
  expect(fieldsOfTokens({ ...tokens, ...primary(token) }).value).toMatchObject({ primaryColor: '#0000ff' });
});

test.each([
  ['in $value', { $value: { $ref: '#/palette/garnet/$value' } }],
  ['alone', { $ref: '#/palette/garnet' }],
])('a JSON Pointer %s refers to a token', (_place, token) => {
  const { value, problems } = fieldsOfTokens({ ...tokens, ...primary(token) });
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ primaryColor: '#7a1f3d' });
});

test('a JSON Pointer that leads nowhere is said where it stands', async () => {
  expect(await reportOf(primary({ $ref: '#/palette/granet' }))).toMatchObject([
    { code: 'theme/alias', pointer: '/color/primary/$ref' },
  ]);
});

test('tokens that are no colour and no font are left alone, and named', async () => {
  const space = {
    $type: 'dimension',
    s: { $value: { value: 8, unit: 'px' } },
    m: { $value: '{space.s}' },
  };
  const alias = { gap: { $value: '{space.s}' } };
  expect(await reportOf({ space, alias })).toEqual([]);
  expect(fieldsOfTokens({ ...tokens, space, alias }).unread).toEqual(['space.s', 'space.m', 'alias.gap']);
});

test('ten fields stay ten fields', async () => {
  const { content } = await checkSmallHotel({ 'theme.json': example('theme') });
  expect(content?.theme).toEqual(example('theme'));
});

// The small hotel has no file of the font that Kesar has.
test.each(Object.entries(demoThemes))(
  '%s comes back from its design tokens as it was',
  async (_name, theme) => {
    const written = designTokensOf(theme);
    expect(holdsDesignTokens(written)).toBe(true);
    expect(fieldsOfTokens(JSON.parse(JSON.stringify(written)))).toMatchObject({ value: theme, problems: [] });
    const { diagnostics } = await checkSmallHotel({ 'theme.json': written });
    expect(diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'theme/font')).toEqual(
      [],
    );
  },
);
