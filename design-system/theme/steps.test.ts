import { describe, expect, it } from 'vitest';
import { compileTheme } from './compile-theme.ts';
import { demoThemes } from './demo-themes.ts';
import { DEFAULT_STEPS, STEP_NAMES, STEPS, stepVars } from './steps.ts';

const {
  shape: _s,
  border: _b,
  density: _d,
  headingScale: _h,
  letterCase: _l,
  hero: _p,
  ...colours
} = {
  shape: '',
  border: '',
  density: '',
  headingScale: '',
  letterCase: '',
  hero: '',
  ...demoThemes.kesar,
};
const { headingFontFamily: _f, ...plain } = { headingFontFamily: '', ...colours };

describe('a theme without steps', () => {
  it('looks as it always did', () => {
    const { vars } = compileTheme(plain);
    expect(vars).toMatchObject({
      '--vr-radius-xs': '2px',
      '--vr-radius-s': '2px',
      '--vr-radius-m': '4px',
      '--vr-radius-control': '2px',
      '--vr-radius-icon': '999px',
      '--vr-line-edge': '1px',
      '--vr-line-thick': '2px',
      '--vr-line-focus': '2px',
      '--vr-space-s': '0.75rem',
      '--vr-space-m': 'min(1rem, 5vw)',
      '--vr-space-l': 'min(1.5rem, 7.5vw)',
      '--vr-space-xl': 'min(2rem, 10vw)',
      '--vr-space-xxl': 'clamp(2.5rem, 2rem + 2vw, 4rem)',
      '--vr-space-section': 'clamp(4rem, 2.75rem + 5.5vw, 8.5rem)',
      '--vr-space-gutter': 'clamp(min(1.25rem, 6.25vw), 0.25rem + 4.4vw, 5rem)',
      '--vr-size-control-s': '2.5rem',
      '--vr-size-control-m': '3.125rem',
      '--vr-size-control-l': '3.625rem',
      '--vr-size-bar': '4.75rem',
      '--vr-type-display': 'clamp(2.5rem, 1.7rem + 3.6vw, 5rem)',
      '--vr-type-xl': 'clamp(2.125rem, 1.7rem + 1.9vw, 3.375rem)',
      '--vr-type-l': 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
      '--vr-type-m': 'clamp(1.375rem, 1.28rem + 0.45vw, 1.6875rem)',
      '--vr-type-s': '1.1875rem',
      '--vr-type-label': '0.75rem',
      '--vr-heading-weight': '400',
      '--vr-heading-weight-small': '500',
      '--vr-heading-tracking': '-0.015em',
      '--vr-label-case': 'uppercase',
      '--vr-label-tracking': '0.16em',
      '--vr-control-tracking': '0.04em',
      '--vr-layout-hero-shade': 'block',
      '--vr-layout-hero-picture': 'absolute',
      '--vr-layout-hero-words-align': 'end',
      '--vr-layout-hero-words-width': 'min(58vw, 48rem)',
      '--vr-layout-hero-space-above': 'clamp(6rem, 18vh, 14rem)',
    });
    expect(vars?.['--vr-heading-font-family']).toBe(vars?.['--vr-font-family']);
    expect(vars?.['--vr-hero-text']).toBe(vars?.['--vr-media-text']);
  });

  it('is the same as one that writes the first step of each list', () => {
    const written = Object.fromEntries(STEP_NAMES.map((name) => [name, STEPS[name][0]]));
    expect(compileTheme({ ...plain, ...written })).toEqual(compileTheme(plain));
  });
});

describe('every step', () => {
  const all = STEP_NAMES.flatMap((name) => STEPS[name].map((step) => [name, step] as const));
  const names = Object.keys(stepVars(DEFAULT_STEPS)).toSorted();

  it.each(all)('%s %s sets the same variables, so that nothing of an earlier theme stays', (name, step) => {
    const vars = stepVars({ ...DEFAULT_STEPS, [name]: step });
    expect(Object.keys(vars).toSorted()).toEqual(names);
  });

  it.each(all.filter(([name, step]) => DEFAULT_STEPS[name] !== step))(
    '%s %s changes something',
    (name, step) => {
      expect(stepVars({ ...DEFAULT_STEPS, [name]: step })).not.toEqual(stepVars(DEFAULT_STEPS));
    },
  );
});

describe('the top of a page', () => {
  it.each([
    ['full', 'media'],
    ['split', 'brand'],
    ['calm', 'page'],
  ])('has in %s the colours of the surface %s', (hero, surface) => {
    const vars: Readonly<Record<string, string>> = compileTheme({ ...plain, hero }).vars ?? {};
    for (const role of ['bg', 'text', 'muted', 'link', 'focus'])
      expect(vars[`--vr-hero-${role}`]).toBe(vars[`--vr-${surface}-${role}`]);
  });
});
