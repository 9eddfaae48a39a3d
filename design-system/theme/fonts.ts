import { keysOf } from './record-of.ts';

/** The weights that the type scale uses. */
export const FONT_WEIGHTS = [400, 500, 700] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

export interface FontFace {
  family: string;
  weight: FontWeight;
  subset: FontSubset;
  specifier: string;
  unicodeRange: string;
}

const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;
export type FontSubset = keyof typeof SUBSETS;

/** Families whose font packages are installed. */
export const SELF_HOSTED_FAMILIES = ['Lora', 'Figtree', 'Jost'] as const;

/** The files of a family for `fontSource: "self"`. Empty for a family without an installed package. */
export function fontFaces(family: string): FontFace[] {
  const known = SELF_HOSTED_FAMILIES.find((name) => name === family);
  if (known === undefined) return [];
  const slug = known.toLowerCase();
  return keysOf(SUBSETS).flatMap((subset) =>
    FONT_WEIGHTS.map((weight) => ({
      family: known,
      weight,
      subset,
      specifier: `@fontsource/${slug}/files/${slug}-${subset}-${weight}-normal.woff2`,
      unicodeRange: SUBSETS[subset],
    })),
  );
}

export function fontFaceCss({ family, weight, unicodeRange }: FontFace, url: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${unicodeRange}}`;
}

export const FONT_HOST = {
  styles: 'https://fonts.googleapis.com',
  files: 'https://fonts.gstatic.com',
} as const;

/** The public font host's stylesheet for one family or more, with weights 400, 500 and 700. */
export function hostedFontStylesheet(...families: readonly string[]): string {
  const names = [...new Set(families)].map((family) => encodeURIComponent(family).replaceAll('%20', '+'));
  const wanted = names.map((name) => `family=${name}:wght@${FONT_WEIGHTS.join(';')}`);
  return `${FONT_HOST.styles}/css2?${wanted.join('&')}&display=swap`;
}

/** A font file of the hotel, as `@font-face` needs it. */
export interface OwnFontFace {
  family: string;
  /** Inside the content folder. */
  path: string;
  /** `400`, or `100 900` for a variable font. */
  weight: string;
  /** Set where the file's name says which letters it holds. */
  subset?: FontSubset;
}

const WEIGHT_WORDS: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  normal: 400,
  roman: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};
const VARIABLE = ['variable', 'variablefont', 'vf', 'wght'];
/** Parts of a file's name that say nothing of the weight: versions, letters, axes. */
const SILENT = /^(?:v\d+|latin|ext|web|webfont|font|opsz|subset)?$/;

/** The files of a family among those of `fonts/`, by their names: `canela-500.woff2`, `Canela-Medium.woff2`. */
export function ownFontFaces(family: string, paths: readonly string[]): OwnFontFace[] {
  const faces = paths.flatMap((path) => ownFontFace(family, path) ?? []);
  // Of two files with the same letters browsers take the later: the one that says which letters it holds.
  return faces.toSorted(
    (one, other) => Number(one.subset !== undefined) - Number(other.subset !== undefined),
  );
}

function ownFontFace(family: string, path: string): OwnFontFace | undefined {
  const name = /^fonts\/([^/]+)\.woff2$/i.exec(path)?.[1];
  const rest = name === undefined ? undefined : afterFamily(name, family);
  if (rest === undefined) return undefined;
  const words = rest
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const weights = words.flatMap((word) => weightOf(word) ?? []);
  const isKnown = words.every(
    (word) => SILENT.test(word) || VARIABLE.includes(word) || weightOf(word) !== undefined,
  );
  if (!isKnown) return undefined;
  const isVariable = words.some((word) => VARIABLE.includes(word));
  const subset = subsetOf(words);
  return {
    family,
    path,
    weight: isVariable ? '100 900' : `${weights.find((weight) => weight !== 400) ?? 400}`,
    ...(subset === undefined ? {} : { subset }),
  };
}

function weightOf(word: string): number | undefined {
  return /^[1-9]00$/.test(word) ? Number(word) : WEIGHT_WORDS[word];
}

function subsetOf(words: readonly string[]): FontSubset | undefined {
  if (!words.includes('latin')) return undefined;
  return words.includes('ext') ? 'latin-ext' : 'latin';
}

/** What follows the family in a file's name, whatever the case and the separators; undefined for another family. */
function afterFamily(name: string, family: string): string | undefined {
  let rest = name;
  for (const letter of family.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')) {
    rest = rest.replace(/^[^\p{L}\p{N}]+/u, '');
    if (!rest.toLowerCase().startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
  }
  return rest;
}

export function ownFontFaceCss({ family, weight, subset }: OwnFontFace, url: string): string {
  const range = subset === undefined ? '' : `;unicode-range:${SUBSETS[subset]}`;
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")${range}}`;
}

/** The weights of the type scale that no file of a family has. */
export function missingWeights(faces: readonly OwnFontFace[]): FontWeight[] {
  if (faces.some(({ weight }) => weight.includes(' '))) return [];
  return FONT_WEIGHTS.filter((weight) => !faces.some((face) => face.weight === `${weight}`));
}
