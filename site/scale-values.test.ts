import { describe, expect, it } from 'vitest';
import { withScaleValues } from './scale-values.ts';

const frame =
  ':root{--vr-space-m:1rem;--vr-space-max:clamp(4rem, 9vw, 8rem);--vr-type-xl:clamp(2rem, 4vw, 3rem);--vr-tracking:.1em}';

describe('the scale in stylesheets', () => {
  it('is written where it is used, and declared nowhere', () => {
    const { frame: written, parts } = withScaleValues(
      {
        frame: `${frame}a{gap:calc(-1 * var(--vr-space-m))}`,
        parts: ['b{padding:var(--vr-space-m) var(--vr-space-max)}'],
      },
      '',
    );
    expect(written).toBe(
      ':root{--vr-space-max:clamp(4rem, 9vw, 8rem);--vr-type-xl:clamp(2rem, 4vw, 3rem);}a{gap:calc(-1 * 1rem)}',
    );
    expect(parts).toEqual(['b{padding:1rem var(--vr-space-max)}']);
  });

  it('keeps the name of a value that is worked out, and of one that changes', () => {
    const rules = 'h1{font-size:var(--vr-type-xl);letter-spacing:var(--vr-tracking)}';
    const changing = `${frame}[lang|=hi]{--vr-tracking:0}`;
    const { frame: written, parts } = withScaleValues({ frame: changing, parts: [rules] }, '');
    expect(written).toContain('--vr-tracking:.1em');
    expect(written).toContain('[lang|=hi]{--vr-tracking:0}');
    expect(parts).toEqual([rules]);
  });

  it('keeps what a script reads, and what a rule asks for with something in its place', () => {
    const read = withScaleValues({ frame, parts: [] }, 'style({ width: "var(--vr-space-m)" })');
    expect(read.frame).toContain('--vr-space-m:1rem');
    const asked = withScaleValues({ frame, parts: ['b{gap:var(--vr-space-m,2rem)}'] }, '');
    expect(asked.frame).toContain('--vr-space-m:1rem');
    expect(asked.parts).toEqual(['b{gap:var(--vr-space-m,2rem)}']);
  });
});
