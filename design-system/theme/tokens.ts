/**
 * The names of everything that a theme can set, and the pairs that must stay readable. Plain data, used by the compiler
 * in Node, the stylesheet's contract and the tests.
 */

export const SURFACES = [
  'page',
  'raised',
  'sunken',
  'brand',
  'secondary',
  'accent',
  'media',
  'hero',
  'info',
  'success',
  'warning',
  'danger',
] as const;
export type SurfaceName = (typeof SURFACES)[number];

/** The colours that each surface defines. */
export const ROLES = [
  'bg',
  'tint',
  'tintStrong',
  'field',
  'text',
  'muted',
  'link',
  'textAccent',
  'textInfo',
  'textSuccess',
  'textWarning',
  'textDanger',
  'hairline',
  'border',
  'focus',
  'ornament',
  'action',
  'actionHover',
  'actionActive',
  'onAction',
  'actionEdge',
] as const;
export type Role = (typeof ROLES)[number];

/** What WCAG 2.2 AA asks of texts and of everything else that carries meaning. */
export const TEXT_RATIO = 4.5;
export const CONTROL_RATIO = 3;

/** What a colour must reach, and what it is fitted to. */
export interface Demand {
  min: number;
  aim: number;
}

/**
 * The aims are higher, because antialiasing takes some of the contrast of thin letters and round lines. On a mid-grey
 * no text reaches its aim: black and white end at 4.58.
 */
export const TEXT_DEMAND: Demand = { min: TEXT_RATIO, aim: 4.6 };
export const CONTROL_DEMAND: Demand = { min: CONTROL_RATIO, aim: 3.2 };

/** A pair: `front` is readable on `back`, on each surface, in every accepted theme. */
export interface Pair {
  front: Role;
  back: Role;
  min: typeof TEXT_RATIO | typeof CONTROL_RATIO;
}

const backgrounds = ['bg', 'tint', 'tintStrong'] as const;
const texts = [
  'text',
  'muted',
  'link',
  'textAccent',
  'textInfo',
  'textSuccess',
  'textWarning',
  'textDanger',
] as const;

export const PAIRS: readonly Pair[] = [
  ...texts.flatMap((front) => backgrounds.map((back) => ({ front, back, min: TEXT_RATIO }) as const)),
  ...backgrounds.flatMap((back) => [
    { front: 'border', back, min: CONTROL_RATIO } as const,
    { front: 'focus', back, min: CONTROL_RATIO } as const,
    { front: 'actionEdge', back, min: CONTROL_RATIO } as const,
  ]),
  // The text, the placeholder and the border of a field, on its own background.
  { front: 'text', back: 'field', min: TEXT_RATIO },
  { front: 'muted', back: 'field', min: TEXT_RATIO },
  { front: 'border', back: 'field', min: CONTROL_RATIO },
  { front: 'focus', back: 'field', min: CONTROL_RATIO },
  { front: 'textDanger', back: 'field', min: TEXT_RATIO },
  // The quiet buttons in the box of a chosen file.
  { front: 'link', back: 'field', min: TEXT_RATIO },
  { front: 'onAction', back: 'action', min: TEXT_RATIO },
  { front: 'onAction', back: 'actionHover', min: TEXT_RATIO },
  { front: 'onAction', back: 'actionActive', min: TEXT_RATIO },
];

/** Colours without meaning, which need no contrast, each with its reason. */
export const DECORATIVE: Readonly<Partial<Record<Role, string>>> = {
  hairline: 'separates what space and headings already separate',
  ornament: 'a small mark beside a heading; the heading says it',
};

/** The public name of a surface's colour: `--vr-page-text`, `--vr-raised-action-hover`. */
export function surfaceVariable(surface: SurfaceName, role: Role): `--vr-${string}` {
  return `--vr-${surface}-${kebab(role)}`;
}

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Variables of a theme outside its surfaces. */
export const THEME_VARIABLES = {
  fontFamily: '--vr-font-family',
  headingFontFamily: '--vr-heading-font-family',
  /** Of large headings, and of the two smallest. */
  headingWeight: '--vr-heading-weight',
  headingWeightSmall: '--vr-heading-weight-small',
  headingTracking: '--vr-heading-tracking',
  /** The `text-transform` of labels. */
  labelCase: '--vr-label-case',
  labelTracking: '--vr-label-tracking',
  controlTracking: '--vr-control-tracking',
  /** `light` or `dark`, for the browser's own controls: date pickers, scroll bars. */
  colorScheme: '--vr-color-scheme',
  /** The worst case of the shade under text on pictures. */
  scrim: '--vr-scrim',
  scrimSoft: '--vr-scrim-soft',
  veil: '--vr-veil',
  shadowLow: '--vr-shadow-low',
  shadowHigh: '--vr-shadow-high',
} as const;

/** The breakpoints. No other file states one. */
export const MEDIA = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 90rem)',
  /** A desktop at 400 % zoom, a phone in landscape. */
  low: 'screen and (max-height: 30rem) and (orientation: landscape)',
  hover: '(hover: hover) and (pointer: fine)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScripts: '(scripting: none)',
} as const;
