import { assert, constant, constantFrom, integer, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex } from './colour.ts';
import { compileTheme, type CompiledTheme, type UsableReport } from './compile-theme.ts';
import { demoThemes } from './demo-themes.ts';
import { hostileThemes } from './hostile-themes.ts';
import { STEPS } from './steps.ts';
import { PAIRS, ROLES, SURFACES } from './tokens.ts';

/** 1,000 in every run; THEME_RUNS=10000 by command. */
const RUNS = Number(process.env['THEME_RUNS'] ?? 1000);

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
    headingFontFamily: constantFrom('Figtree', 'Jost'),
    shape: constantFrom(...STEPS.shape),
    border: constantFrom(...STEPS.border),
    density: constantFrom(...STEPS.density),
    headingScale: constantFrom(...STEPS.headingScale),
    letterCase: constantFrom(...STEPS.letterCase),
    hero: constantFrom(...STEPS.hero),
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

/** The pairs that do not pass, measured here from the variables that a page gets, not read from the report. */
function failing(vars: Readonly<Record<string, string>>): string[] {
  return PROMISES.filter(({ front, back, min }) => contrast(vars[front] as Hex, vars[back] as Hex) < min).map(
    ({ words }) => words,
  );
}

const PROMISES = SURFACES.flatMap((surface) =>
  PAIRS.map(({ front, back, min }) => {
    const named = (role: string) =>
      `--vr-${surface}-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return { front: named(front), back: named(back), min, words: `${surface}: ${front} on ${back}` };
  }),
);

const lengthOf = (vars: Readonly<Record<string, string>>, name: string) =>
  Number.parseFloat(vars[name] ?? '');

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
          const { vars, report } = usable(compileTheme(theme));
          expect(report.pairs.filter(({ ratio, min }) => ratio < min)).toEqual([]);
          expect(failing(vars)).toEqual([]);
          // A ring is seen beside an edge, and an error or a choice is more than an edge.
          expect(lengthOf(vars, '--vr-line-focus')).toBeGreaterThanOrEqual(2);
          expect(lengthOf(vars, '--vr-line-edge')).toBeGreaterThanOrEqual(1);
          expect(lengthOf(vars, '--vr-line-thick')).toBeGreaterThan(lengthOf(vars, '--vr-line-edge'));
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 120,
  );

  it('is found by this measuring where it fails', () => {
    const { vars } = usable(compileTheme(demoThemes.kesar));
    expect(failing(vars)).toEqual([]);
    const broken = {
      ...vars,
      '--vr-page-text': '#ddd0bb',
      '--vr-raised-focus': '#f3ebde',
      '--vr-sunken-border': '#eae0d0',
    };
    expect(failing(broken)).toEqual([
      'page: text on bg',
      'page: text on tint',
      'page: text on tintStrong',
      'page: text on field',
      'raised: focus on bg',
      'raised: focus on tint',
      'raised: focus on tintStrong',
      'raised: focus on field',
      'sunken: border on bg',
      'sunken: border on tint',
      'sunken: border on tintStrong',
      'sunken: border on field',
    ]);
  });

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
    ['headingFontFamily', 'Lora"; x', 'FONT_NAME'],
    ['shape', 'oval', 'STEP'],
    ['density', 2, 'STEP'],
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
