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

/** The public font host's stylesheet for a family, with weights 400, 500 and 700. */
export function hostedFontStylesheet(family: string): string {
  const name = encodeURIComponent(family).replaceAll('%20', '+');
  return `${FONT_HOST.styles}/css2?family=${name}:wght@${FONT_WEIGHTS.join(';')}&display=swap`;
}
