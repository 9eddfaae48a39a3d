import { type Hex, readColour } from './colour.ts';
import { keysOf } from './record-of.ts';
import { DEFAULT_STEPS, STEP_NAMES, STEPS, type ThemeSteps } from './steps.ts';

/** The required colours of a theme and their use. */
export const THEME_COLOURS = {
  primaryColor: 'fill of the main action',
  secondaryColor: 'fill of dark bands such as the footer',
  accentColor: 'fill of highlights and small marks',
  neutralColor: 'the page itself',
  supportNeutralColor1: 'cards, dialogs and fields',
  supportNeutralColor2: 'quiet bands of the page',
  supportNeutralColor3: 'hairlines',
  fontColorPrimary: 'text',
  fontColorSecondary: 'quieter text',
} as const;
export type ThemeColour = keyof typeof THEME_COLOURS;

const OPTIONAL_COLOURS = { baseBlack: '#14100c', baseWhite: '#ffffff' } as const;
type OptionalColour = keyof typeof OPTIONAL_COLOURS;

export type ThemeColourName = ThemeColour | OptionalColour;
export type ThemeColours = Readonly<Record<ThemeColourName, Hex>>;

/** The theme file of an operator. */
export interface OperatorTheme extends Readonly<Record<ThemeColour, string>>, Partial<ThemeSteps> {
  readonly fontFamily: string;
  readonly headingFontFamily?: string;
  readonly baseBlack?: string;
  readonly baseWhite?: string;
  readonly fontSource?: 'host' | 'self';
}

/** Why a theme was refused: field, value and remedy. */
export interface ThemeFault {
  field: string;
  value?: string;
  code: 'MISSING' | 'UNKNOWN' | 'UNPARSABLE' | 'TRANSPARENT' | 'TEXT_EQUALS_PAGE' | 'FONT_NAME' | 'STEP';
  message: string;
}

export interface ReadTheme {
  colours: ThemeColours;
  fontFamily: string;
  /** The family of headings; the text's, unless the theme names another. */
  headingFontFamily: string;
  steps: ThemeSteps;
}

export type ReadThemeResult = { kind: 'theme'; theme: ReadTheme } | { kind: 'faults'; faults: ThemeFault[] };

const COLOUR_FIELDS = keysOf(THEME_COLOURS);
const OPTIONAL_FIELDS = keysOf(OPTIONAL_COLOURS);
const OTHER_FIELDS = ['fontFamily', 'headingFontFamily', 'fontSource', '$schema', ...STEP_NAMES];
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} \-_]{0,59}$/u;

/** Reads an operator's theme and returns every error at once. It guesses nothing. */
export function readTheme(input: unknown): ReadThemeResult {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { kind: 'faults', faults: [missing('theme', 'The theme is not an object of named colours.')] };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const faults = unknownFields(given);
  const colours: Partial<Record<ThemeColour | OptionalColour, Hex>> = {};
  for (const field of [...COLOUR_FIELDS, ...OPTIONAL_FIELDS]) {
    const colour = readField(field, given.get(field));
    if (colour.kind === 'colour') colours[field] = colour.hex;
    if (colour.kind === 'fault') faults.push(colour.fault);
  }
  const fontFamily = given.get('fontFamily');
  const headingFontFamily = given.get('headingFontFamily') ?? fontFamily;
  faults.push(...fontFaultsOf('fontFamily', fontFamily));
  if (headingFontFamily !== fontFamily) faults.push(...fontFaultsOf('headingFontFamily', headingFontFamily));
  const steps = readSteps(given, faults);
  if (faults.length === 0) faults.push(...textThatEqualsItsPage(given, colours));
  const all = { ...OPTIONAL_COLOURS, ...colours };
  const areNamed = typeof fontFamily === 'string' && typeof headingFontFamily === 'string';
  if (faults.length > 0 || !areNamed || !isComplete(all)) return { kind: 'faults', faults };
  return { kind: 'theme', theme: { colours: all, fontFamily, headingFontFamily, steps } };
}

function isComplete(colours: Partial<ThemeColours>): colours is ThemeColours {
  return COLOUR_FIELDS.every((field) => colours[field] !== undefined);
}

function unknownFields(given: ReadonlyMap<string, unknown>): ThemeFault[] {
  const known = new Set<string>([...COLOUR_FIELDS, ...OPTIONAL_FIELDS, ...OTHER_FIELDS]);
  return [...given.keys()]
    .filter((field) => !known.has(field))
    .map((field) => ({
      field,
      code: 'UNKNOWN',
      message: `"${field}" is not part of a theme. Remove it, or correct its spelling.`,
    }));
}

type FieldResult = { kind: 'colour'; hex: Hex } | { kind: 'fault'; fault: ThemeFault } | { kind: 'absent' };

function readField(field: ThemeColour | OptionalColour, value: unknown): FieldResult {
  if (value === undefined) {
    if (field in OPTIONAL_COLOURS) return { kind: 'absent' };
    return {
      kind: 'fault',
      fault: missing(field, `"${field}" is missing. Give it a colour such as "#0f4a4c".`),
    };
  }
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  const colour = typeof value === 'string' ? readColour(value) : ({ kind: 'unparsable' } as const);
  if (colour.kind === 'colour') return colour;
  if (colour.kind === 'transparent') {
    const message = `"${field}" is "${shown}", which is see-through. Give the colour without transparency.`;
    return { kind: 'fault', fault: { field, value: shown, code: 'TRANSPARENT', message } };
  }
  const message = `"${field}" is "${shown}", which is not a colour. Write six hexadecimal digits, such as "#0f4a4c".`;
  return { kind: 'fault', fault: { field, value: shown, code: 'UNPARSABLE', message } };
}

function missing(field: string, message: string): ThemeFault {
  return { field, code: 'MISSING', message };
}

function fontFaultsOf(field: 'fontFamily' | 'headingFontFamily', value: unknown): ThemeFault[] {
  if (value === undefined) return [missing(field, `"${field}" is missing. Name one family, such as "Lora".`)];
  if (typeof value === 'string' && FONT_NAME.test(value)) return [];
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  const message = `"${field}" is "${shown}". Name one family in letters, digits, spaces and hyphens, such as "Lora".`;
  return [{ field, value: shown, code: 'FONT_NAME', message }];
}

/** A step that is left out is the default; one that does not exist is a fault. */
function readSteps(given: ReadonlyMap<string, unknown>, faults: ThemeFault[]): ThemeSteps {
  const chosen: Partial<Record<keyof ThemeSteps, string>> = {};
  for (const name of STEP_NAMES) {
    const value = given.get(name);
    if (value === undefined) continue;
    const known: readonly unknown[] = STEPS[name];
    if (typeof value === 'string' && known.includes(value)) chosen[name] = value;
    else {
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      const message = `"${name}" is "${shown}". Write one of ${STEPS[name].join(', ')}.`;
      faults.push({ field: name, value: shown, code: 'STEP', message });
    }
  }
  // Every value is one of its own list.
  return { ...DEFAULT_STEPS, ...(chosen as Partial<ThemeSteps>) };
}

function textThatEqualsItsPage(
  given: ReadonlyMap<string, unknown>,
  colours: Partial<Record<ThemeColour, Hex>>,
): ThemeFault[] {
  return (['fontColorPrimary', 'fontColorSecondary'] as const)
    .filter((field) => colours[field] === colours.neutralColor)
    .map((field) => ({
      field,
      value: String(given.get(field)),
      code: 'TEXT_EQUALS_PAGE',
      message: `"${field}" is the colour of the page ("neutralColor"), so nothing could be read. Choose another.`,
    }));
}
