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
