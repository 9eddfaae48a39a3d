import { assert, constant, integer, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTheme, type CompiledTheme, type UsableReport } from './compile-theme.ts';
import { demoThemes } from './demo-themes.ts';
import { hostileThemes } from './hostile-themes.ts';
import { PAIRS, ROLES, SURFACES } from './tokens.ts';

/** 2,000 in every run; THEME_RUNS=10000 by command. */
const RUNS = Number(process.env['THEME_RUNS'] ?? 2000);

const colour = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyTheme = record(
  {
    primaryColor: colour,
    secondaryColor: colour,
    accentColor: colour,
    neutralColor: colour,
    supportNeutralColor1: colour,
    supportNeutralColor2: colour,
    supportNeutralColor3: colour,
    fontColorPrimary: colour,
    fontColorSecondary: colour,
    fontFamily: constant('Lora'),
    baseBlack: colour,
    baseWhite: colour,
  },
  {
    requiredKeys: [
      'primaryColor',
      'secondaryColor',
      'accentColor',
      'neutralColor',
      'supportNeutralColor1',
      'supportNeutralColor2',
      'supportNeutralColor3',
      'fontColorPrimary',
      'fontColorSecondary',
      'fontFamily',
    ],
  },
);

function usable(compiled: CompiledTheme): { vars: Readonly<Record<string, string>>; report: UsableReport } {
  if (compiled.vars === undefined) throw new Error(JSON.stringify(compiled.report.faults));
  return compiled;
}

describe('every pair of every theme', () => {
  it(
    `reaches its ratio in ${RUNS} random themes`,
    () => {
      assert(
        property(anyTheme, (theme) => {
          pre(
            theme.fontColorPrimary !== theme.neutralColor && theme.fontColorSecondary !== theme.neutralColor,
          );
          const { report } = usable(compileTheme(theme));
          expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 60,
  );

  it.each(Object.entries(demoThemes))('reaches its ratio in the demo theme %s', (_name, theme) => {
    const { report } = usable(compileTheme(theme));
    expect(report.pairs).toHaveLength(PAIRS.length * SURFACES.length);
    expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
  });

  it.each(Object.entries(hostileThemes))('reaches its ratio in the hostile theme %s', (_name, theme) => {
    const { report } = usable(compileTheme(theme));
    expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
  });

  it.each([
    ['a black that is not dark enough for a shade', { baseBlack: '#2c1e16' }],
    ['a white that is none', { baseBlack: '#000000', baseWhite: '#777777' }],
  ])('keeps light words on a picture with %s', (_case, bases) => {
    const { vars, report } = usable(compileTheme({ ...demoThemes.kesar, ...bases }));
    expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
    expect(vars['--vr-media-text']).toBe('baseWhite' in bases ? '#ffffff' : demoThemes.kesar.baseWhite);
  });

  it('reaches its ratio for a link in the box of a file, where cards are darker than the page', () => {
    const { report } = usable(
      compileTheme({
        ...demoThemes.kesar,
        primaryColor: '#b5541c',
        neutralColor: '#ffffff',
        supportNeutralColor1: '#d0d0d0',
        supportNeutralColor3: '#555555',
        fontColorPrimary: '#111111',
        fontColorSecondary: '#222222',
      }),
    );
    expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
  });

  it('reaches its ratio with a middling text colour for a fill at the end of the scale', () => {
    const theme = { ...demoThemes.kesar, primaryColor: '#fdffe8', baseBlack: '#4d8efc' };
    const { report } = usable(compileTheme(theme));
    expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
  });
});

describe('fills', () => {
  it("keep the operator's exact colours, even the hostile ones", () => {
    const theme = hostileThemes.hostile;
    const { vars } = usable(compileTheme(theme));
    expect(vars['--vr-page-bg']).toBe(theme.neutralColor);
    expect(vars['--vr-raised-bg']).toBe(theme.supportNeutralColor1);
    expect(vars['--vr-sunken-bg']).toBe(theme.supportNeutralColor2);
    expect(vars['--vr-page-hairline']).toBe(theme.supportNeutralColor3);
    expect(vars['--vr-brand-bg']).toBe(theme.primaryColor);
    expect(vars['--vr-page-action']).toBe(theme.primaryColor);
    expect(vars['--vr-secondary-bg']).toBe(theme.secondaryColor);
    expect(vars['--vr-accent-bg']).toBe(theme.accentColor);
  });
});

describe('what a theme compiles to', () => {
  it('is one variable per surface and role, by public name', () => {
    const { vars } = usable(compileTheme(demoThemes.kesar));
    const colours = Object.keys(vars).filter((name) =>
      SURFACES.some((surface) => name.startsWith(`--vr-${surface}-`)),
    );
    expect(colours).toHaveLength(SURFACES.length * ROLES.length);
  });

  it('quotes the font family and falls back to fonts that every machine has', () => {
    const { vars } = usable(compileTheme(demoThemes.kesar));
    expect(vars['--vr-font-family']).toMatch(/^"Lora", .*serif$/);
  });

  it('tells the browser whether its own controls are light or dark', () => {
    expect(usable(compileTheme(demoThemes.kesar)).vars['--vr-color-scheme']).toBe('light');
    expect(usable(compileTheme(demoThemes.nocturne)).vars['--vr-color-scheme']).toBe('dark');
  });
});

describe('the report', () => {
  it('accepts a readable theme as it is', () => {
    expect(usable(compileTheme(demoThemes.kesar)).report).toMatchObject({
      level: 'accepted',
      adjustments: [],
    });
  });

  it('names a text colour that had to move, with both ratios', () => {
    const { report } = usable(compileTheme({ ...demoThemes.kesar, fontColorSecondary: '#c9b79c' }));
    expect(report.level).toBe('adjusted');
    const [first] = report.adjustments;
    expect(first).toMatchObject({ field: 'fontColorSecondary', token: '--vr-page-muted', before: '#c9b79c' });
    expect(first?.ratioBefore).toBeLessThan(4.5);
    expect(first?.ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['primaryColor', 'teal-ish', 'UNPARSABLE'],
    ['primaryColor', 7, 'UNPARSABLE'],
    ['accentColor', '#ff000080', 'TRANSPARENT'],
    ['neutralColor', 'transparent', 'TRANSPARENT'],
    ['fontColorPrimary', '#fbf7f0', 'TEXT_EQUALS_PAGE'],
    ['baseBlack', 'ink', 'UNPARSABLE'],
    ['primarycolor', '#000000', 'UNKNOWN'],
    ['fontFamily', 'Lora"; } body { display: none', 'FONT_NAME'],
    ['fontFamily', '', 'FONT_NAME'],
  ])('rejects %s: %s', (field, value, code) => {
    const { vars, report } = compileTheme({ ...demoThemes.kesar, [field]: value });
    expect(vars).toBeUndefined();
    expect(report).toMatchObject({ level: 'rejected', faults: [{ field, code }] });
  });

  it('reports every fault at once, each with its field and value', () => {
    const { fontColorPrimary: _left, ...rest } = demoThemes.kesar;
    const { report } = compileTheme({ ...rest, accentColor: 'x', colour: '#000000' });
    expect(report).toMatchObject({
      level: 'rejected',
      faults: [
        { field: 'colour', code: 'UNKNOWN' },
        { field: 'accentColor', value: 'x', code: 'UNPARSABLE' },
        { field: 'fontColorPrimary', code: 'MISSING' },
      ],
    });
  });

  it.each([
    [
      { primaryColor: 7 },
      '"primaryColor" is "7", which is not a colour. Write six hexadecimal digits, such as "#0f4a4c".',
    ],
    [
      { primaryColor: ['#0f4a4c'] },
      '"primaryColor" is "["#0f4a4c"]", which is not a colour. Write six hexadecimal digits, such as "#0f4a4c".',
    ],
    [
      { primaryColor: 'teal-ish' },
      '"primaryColor" is "teal-ish", which is not a colour. Write six hexadecimal digits, such as "#0f4a4c".',
    ],
    [
      { accentColor: '#ff000080' },
      '"accentColor" is "#ff000080", which is see-through. Give the colour without transparency.',
    ],
    [
      { fontColorSecondary: '#fbf7f0' },
      '"fontColorSecondary" is the colour of the page ("neutralColor"), so nothing could be read. Choose another.',
    ],
    [
      { primarycolor: '#000000' },
      '"primarycolor" is not part of a theme. Remove it, or correct its spelling.',
    ],
    [{ neutralColor: undefined }, '"neutralColor" is missing. Give it a colour such as "#0f4a4c".'],
    [{ fontFamily: undefined }, '"fontFamily" is missing. Name one family, such as "Lora".'],
    [
      { fontFamily: 7 },
      '"fontFamily" is "7". Name one family in letters, digits, spaces and hyphens, such as "Lora".',
    ],
    [
      { fontFamily: `L${'a'.repeat(60)}` },
      `"fontFamily" is "L${'a'.repeat(60)}". Name one family in letters, digits, spaces and hyphens, such as "Lora".`,
    ],
    [
      { fontFamily: ['Lora'] },
      '"fontFamily" is "["Lora"]". Name one family in letters, digits, spaces and hyphens, such as "Lora".',
    ],
    [
      { fontFamily: '-Lora' },
      '"fontFamily" is "-Lora". Name one family in letters, digits, spaces and hyphens, such as "Lora".',
    ],
    [
      { fontFamily: 'Lora; x' },
      '"fontFamily" is "Lora; x". Name one family in letters, digits, spaces and hyphens, such as "Lora".',
    ],
  ])('says of %j: %s', (changes, message) => {
    const [field] = Object.keys(changes);
    const { report } = compileTheme({ ...demoThemes.kesar, ...changes });
    expect(report).toMatchObject({ level: 'rejected', faults: [{ field, message }] });
  });

  it.each([[null], [[]], ['#0f4a4c']])('says of a theme that is %j what it is instead', (theme) => {
    const message = 'The theme is not an object of named colours.';
    const faults = [{ field: 'theme', code: 'MISSING', message }];
    expect(compileTheme(theme).report).toMatchObject({ level: 'rejected', faults });
  });

  it('takes what is optional, and families with figures and hyphens', () => {
    const { report } = compileTheme({
      $schema: '../theme.schema.json',
      ...demoThemes.kesar,
      fontFamily: 'Source-Sans 3_x',
      fontSource: 'self',
      baseWhite: '#fffffe',
    });
    expect(report.level).not.toBe('rejected');
  });

  it.each([undefined, null, 'kesar', []])('rejects %s as no theme at all', (input) => {
    expect(compileTheme(input).report.level).toBe('rejected');
  });
});
