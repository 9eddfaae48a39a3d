import { keysOf } from './record-of.ts';

/**
 * What a theme sets besides colours and fonts: named steps, never numbers, so that every combination is one that the
 * components are drawn for. The first of each list is the default.
 */
export const STEPS = {
  /** Corners. */
  shape: ['soft', 'square', 'round', 'pill'],
  /** The lines around buttons, fields and cards. */
  border: ['thin', 'bold'],
  /** The space between things, and the height of controls. */
  density: ['regular', 'compact', 'airy'],
  /** The size and weight of headings. */
  headingScale: ['classic', 'modest', 'grand', 'bold'],
  /** Small labels, the name in the header and the titles of the footer. */
  letterCase: ['capitals', 'sentence'],
  /** The picture at the top of a page. */
  hero: ['full', 'split', 'calm'],
} as const;
export type StepName = keyof typeof STEPS;
export type ThemeSteps = { readonly [Name in StepName]: (typeof STEPS)[Name][number] };

export const STEP_NAMES = keysOf(STEPS);

export const DEFAULT_STEPS: ThemeSteps = {
  shape: 'soft',
  border: 'thin',
  density: 'regular',
  headingScale: 'classic',
  letterCase: 'capitals',
  hero: 'full',
};

type Vars = Readonly<Record<`--vr-${string}`, string>>;
type VarsOf<Name extends StepName> = Readonly<Record<ThemeSteps[Name], Vars>>;

/** The variables of a theme's steps. Every step sets the same names, so that a new theme replaces all of the last. */
export function stepVars(steps: ThemeSteps): Vars {
  return {
    ...SHAPES[steps.shape],
    ...BORDERS[steps.border],
    ...DENSITIES[steps.density],
    ...HEADING_SCALES[steps.headingScale],
    ...LETTER_CASES[steps.letterCase],
    ...HEROES[steps.hero],
  };
}

/**
 * `xs`: ticks and rings of words. `control`: buttons and fields of one line. `icon`: buttons and signs of one icon, and
 * states. `s`, `m`: pictures, cards and dialogs.
 */
const SHAPES: VarsOf<'shape'> = {
  square: radii({ xs: '0', s: '0', m: '0', control: '0', icon: '0' }),
  soft: radii({ xs: '2px', s: '2px', m: '4px', control: '2px', icon: '999px' }),
  round: radii({ xs: '4px', s: '10px', m: '16px', control: '10px', icon: '999px' }),
  pill: radii({ xs: '6px', s: '14px', m: '24px', control: '999px', icon: '999px' }),
};

function radii({ xs, s, m, control, icon }: Record<'xs' | 's' | 'm' | 'control' | 'icon', string>): Vars {
  return {
    '--vr-radius-xs': xs,
    '--vr-radius-s': s,
    '--vr-radius-m': m,
    '--vr-radius-control': control,
    '--vr-radius-icon': icon,
  };
}

/** `thick` marks a choice or an error, so it is always more than an edge. */
const BORDERS: VarsOf<'border'> = {
  thin: { '--vr-line-edge': '1px', '--vr-line-thick': '2px', '--vr-line-focus': '2px' },
  bold: { '--vr-line-edge': '2px', '--vr-line-thick': '4px', '--vr-line-focus': '3px' },
};

/** With large text on a narrow screen space does not grow with the text, because the text needs it. */
const roomy = (rem: number) => `min(${rem}rem, ${5 * rem}vw)`;

// Fluid values mix rem with vw, so that they grow with the reader's text size.
const DENSITIES: VarsOf<'density'> = {
  compact: {
    '--vr-space-s': '0.625rem',
    '--vr-space-m': roomy(0.8125),
    '--vr-space-l': roomy(1.25),
    '--vr-space-xl': roomy(1.5),
    '--vr-space-xxl': 'clamp(1.75rem, 1.5rem + 1vw, 2.5rem)',
    '--vr-space-section': 'clamp(2.5rem, 1.9rem + 2.6vw, 4.5rem)',
    '--vr-space-gutter': `clamp(${roomy(1)}, 0.25rem + 3vw, 3rem)`,
    '--vr-size-control-s': '2.25rem',
    '--vr-size-control-m': '2.75rem',
    '--vr-size-control-l': '3.125rem',
    '--vr-size-bar': '4rem',
  },
  regular: {
    '--vr-space-s': '0.75rem',
    '--vr-space-m': roomy(1),
    '--vr-space-l': roomy(1.5),
    '--vr-space-xl': roomy(2),
    '--vr-space-xxl': 'clamp(2.5rem, 2rem + 2vw, 4rem)',
    '--vr-space-section': 'clamp(4rem, 2.75rem + 5.5vw, 8.5rem)',
    '--vr-space-gutter': `clamp(${roomy(1.25)}, 0.25rem + 4.4vw, 5rem)`,
    '--vr-size-control-s': '2.5rem',
    '--vr-size-control-m': '3.125rem',
    '--vr-size-control-l': '3.625rem',
    '--vr-size-bar': '4.75rem',
  },
  airy: {
    '--vr-space-s': '0.875rem',
    '--vr-space-m': roomy(1.125),
    '--vr-space-l': roomy(1.75),
    '--vr-space-xl': roomy(2.5),
    '--vr-space-xxl': 'clamp(3rem, 2.2rem + 3.2vw, 5.5rem)',
    '--vr-space-section': 'clamp(4.75rem, 3rem + 7.5vw, 11rem)',
    '--vr-space-gutter': `clamp(${roomy(1.5)}, 0.25rem + 5.5vw, 6.5rem)`,
    '--vr-size-control-s': '2.75rem',
    '--vr-size-control-m': '3.5rem',
    '--vr-size-control-l': '4.125rem',
    '--vr-size-bar': '5.5rem',
  },
};

interface HeadingScale {
  sizes: Record<'display' | 'xl' | 'l' | 'm' | 's', string>;
  weight: number;
  smallWeight: number;
  tracking: string;
}

const HEADING_SCALES: VarsOf<'headingScale'> = {
  modest: headings({
    sizes: {
      display: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.375rem)',
      xl: 'clamp(1.75rem, 1.55rem + 0.9vw, 2.375rem)',
      l: 'clamp(1.5rem, 1.4rem + 0.45vw, 1.8125rem)',
      m: 'clamp(1.25rem, 1.2rem + 0.2vw, 1.375rem)',
      s: '1.125rem',
    },
    weight: 500,
    smallWeight: 500,
    tracking: '0',
  }),
  classic: headings({
    sizes: {
      display: 'clamp(2.5rem, 1.7rem + 3.6vw, 5rem)',
      xl: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.375rem)',
      l: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
      m: 'clamp(1.375rem, 1.28rem + 0.45vw, 1.6875rem)',
      s: '1.1875rem',
    },
    weight: 400,
    smallWeight: 500,
    tracking: '-0.015em',
  }),
  grand: headings({
    sizes: {
      display: 'clamp(2.75rem, 1.6rem + 5.4vw, 7rem)',
      xl: 'clamp(2.375rem, 1.75rem + 2.8vw, 4.5rem)',
      l: 'clamp(2rem, 1.6rem + 1.8vw, 3.125rem)',
      m: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.9375rem)',
      s: '1.25rem',
    },
    weight: 400,
    smallWeight: 500,
    tracking: '-0.02em',
  }),
  bold: headings({
    sizes: {
      display: 'clamp(2.5rem, 1.6rem + 4.1vw, 5.5rem)',
      xl: 'clamp(2.125rem, 1.65rem + 2.1vw, 3.625rem)',
      l: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
      m: 'clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)',
      s: '1.125rem',
    },
    weight: 700,
    smallWeight: 700,
    tracking: '-0.03em',
  }),
};

function headings({ sizes, weight, smallWeight, tracking }: HeadingScale): Vars {
  return {
    '--vr-type-display': sizes.display,
    '--vr-type-xl': sizes.xl,
    '--vr-type-l': sizes.l,
    '--vr-type-m': sizes.m,
    '--vr-type-s': sizes.s,
    '--vr-heading-weight': `${weight}`,
    '--vr-heading-weight-small': `${smallWeight}`,
    '--vr-heading-tracking': tracking,
  };
}

/** Words in capitals need more room between letters, and less height. */
const LETTER_CASES: VarsOf<'letterCase'> = {
  capitals: {
    '--vr-type-label': '0.75rem',
    '--vr-label-case': 'uppercase',
    '--vr-label-tracking': '0.16em',
    '--vr-control-tracking': '0.04em',
  },
  sentence: {
    '--vr-type-label': '0.875rem',
    '--vr-label-case': 'none',
    '--vr-label-tracking': '0',
    '--vr-control-tracking': '0.005em',
  },
};

const EDGE = 'max(var(--vr-space-gutter), (100% - var(--vr-width-wide)) / 2)';

/**
 * full: the words lie on the picture. split: beside it on the hotel's colour, below it on phones. calm: above it on the
 * page. `wide` values are for desktops.
 */
const HEROES: VarsOf<'hero'> = {
  full: {
    '--vr-layout-hero-ground': 'transparent',
    '--vr-layout-hero-shade': 'block',
    '--vr-layout-hero-columns': 'minmax(0, 1fr)',
    '--vr-layout-hero-height': '1',
    '--vr-layout-hero-height-wide': '1',
    '--vr-layout-hero-picture': 'absolute',
    '--vr-layout-hero-picture-height': '0',
    '--vr-layout-hero-picture-height-wide': '0',
    '--vr-layout-hero-picture-order': '0',
    '--vr-layout-hero-picture-order-wide': '0',
    '--vr-layout-hero-picture-margin': '0',
    '--vr-layout-hero-picture-radius': '0',
    '--vr-layout-hero-words-align': 'end',
    '--vr-layout-hero-words-width': 'min(58vw, 48rem)',
    '--vr-layout-hero-words-start': EDGE,
    '--vr-layout-hero-words-end': EDGE,
    '--vr-layout-hero-space-above': 'clamp(6rem, 18vh, 14rem)',
    '--vr-layout-hero-space-below': 'var(--vr-space-xxl)',
    '--vr-layout-hero-overlap': '1',
  },
  split: {
    '--vr-layout-hero-ground': 'var(--vr-hero-bg)',
    '--vr-layout-hero-shade': 'none',
    '--vr-layout-hero-columns': 'minmax(0, 1fr) minmax(0, 1fr)',
    '--vr-layout-hero-height': '0',
    '--vr-layout-hero-height-wide': '0.86',
    '--vr-layout-hero-picture': 'relative',
    '--vr-layout-hero-picture-height': '1',
    '--vr-layout-hero-picture-height-wide': '0',
    '--vr-layout-hero-picture-order': '0',
    '--vr-layout-hero-picture-order-wide': '1',
    '--vr-layout-hero-picture-margin': '0',
    '--vr-layout-hero-picture-radius': '0',
    '--vr-layout-hero-words-align': 'center',
    '--vr-layout-hero-words-width': '100%',
    // A column is half as wide as the page.
    '--vr-layout-hero-words-start': 'max(var(--vr-space-gutter), 100% - var(--vr-width-wide) / 2)',
    '--vr-layout-hero-words-end': 'var(--vr-space-gutter)',
    '--vr-layout-hero-space-above': 'var(--vr-space-xxl)',
    '--vr-layout-hero-space-below': 'var(--vr-space-xxl)',
    '--vr-layout-hero-overlap': '1',
  },
  calm: {
    '--vr-layout-hero-ground': 'transparent',
    '--vr-layout-hero-shade': 'none',
    '--vr-layout-hero-columns': 'minmax(0, 1fr)',
    '--vr-layout-hero-height': '0',
    '--vr-layout-hero-height-wide': '0',
    '--vr-layout-hero-picture': 'relative',
    '--vr-layout-hero-picture-height': '1',
    '--vr-layout-hero-picture-height-wide': '1.05',
    '--vr-layout-hero-picture-order': '1',
    '--vr-layout-hero-picture-order-wide': '1',
    '--vr-layout-hero-picture-margin': EDGE,
    '--vr-layout-hero-picture-radius': 'var(--vr-radius-m)',
    '--vr-layout-hero-words-align': 'end',
    '--vr-layout-hero-words-width': 'min(100%, 52rem)',
    '--vr-layout-hero-words-start': EDGE,
    '--vr-layout-hero-words-end': EDGE,
    '--vr-layout-hero-space-above': 'var(--vr-space-xxl)',
    '--vr-layout-hero-space-below': 'var(--vr-space-xl)',
    '--vr-layout-hero-overlap': '0',
  },
};
