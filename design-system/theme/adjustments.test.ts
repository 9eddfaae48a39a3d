import { describe, expect, it } from 'vitest';
import { adjustmentWords, BEYOND_SIGHT, groupAdjustments } from './adjustments.ts';
import { contrast, difference, type Hex } from './colour.ts';
import { compileTheme, type CompiledTheme, type UsableReport } from './compile-theme.ts';
import { demoThemes } from './demo-themes.ts';
import { hostileThemes } from './hostile-themes.ts';
import { CONTROL_DEMAND, TEXT_DEMAND } from './tokens.ts';

function usable(compiled: CompiledTheme): { vars: Readonly<Record<string, string>>; report: UsableReport } {
  if (compiled.vars === undefined) throw new Error(JSON.stringify(compiled.report.faults));
  return compiled;
}

describe('colours that are fitted', () => {
  it('has a margin for antialiasing, wherever a colour was fitted', () => {
    const { report } = usable(compileTheme(hostileThemes.yellowBrand));
    const fitted = report.adjustments.filter(({ part }) => part !== 'grounds of fields');
    expect(fitted.length).toBeGreaterThan(10);
    for (const { part, ratio } of fitted) {
      const isLine = /rings|edges|borders/.test(part);
      expect(ratio).toBeGreaterThanOrEqual(isLine ? CONTROL_DEMAND.aim : TEXT_DEMAND.aim);
    }
  });

  it('keeps a readable colour that only lacks the margin, or moves it by less than anybody sees', () => {
    const { vars } = usable(compileTheme({ ...demoThemes.glasshouse, primaryColor: '#767676' }));
    expect(contrast('#ffffff', '#767676')).toBeLessThan(TEXT_DEMAND.aim);
    expect(vars['--vr-page-on-action']).toBe('#ffffff');
    const nearly = usable(compileTheme({ ...demoThemes.glasshouse, fontColorSecondary: '#666666' }));
    expect(difference('#666666', nearly.vars['--vr-page-muted'] as Hex)).toBeLessThan(BEYOND_SIGHT);
  });
});

describe('the report', () => {
  const plain = {
    ...demoThemes.glasshouse,
    primaryColor: '#1d3b6b',
    secondaryColor: '#f4f4f4',
    accentColor: '#1d4b3a',
    supportNeutralColor3: '#6b6b6b',
  };

  it('accepts a theme of which nothing is moved beyond sight', () => {
    expect(usable(compileTheme(plain))).toMatchObject({ report: { level: 'accepted', adjustments: [] } });
    const nearly = usable(compileTheme({ ...plain, fontColorSecondary: '#606060' }));
    expect(nearly.vars['--vr-sunken-muted']).not.toBe('#606060');
    expect(nearly.report.level).toBe('accepted');
  });

  it('tells every role that was moved beyond sight, and no other', () => {
    const theme = hostileThemes.yellowBrand;
    const { vars, report } = usable(compileTheme(theme));
    const told = new Set(report.adjustments.map(({ token }) => token));
    const wished = {
      text: theme.fontColorPrimary,
      muted: theme.fontColorSecondary,
      link: theme.primaryColor,
      'text-accent': theme.accentColor,
      focus: theme.primaryColor,
      'action-edge': theme.primaryColor,
      border: theme.supportNeutralColor3,
      field: theme.supportNeutralColor1,
    };
    for (const surface of ['page', 'raised', 'sunken']) {
      for (const [role, wanted] of Object.entries(wished)) {
        const token = `--vr-${surface}-${role}` as const;
        const isMoved = difference(wanted as Hex, vars[token] as Hex) > BEYOND_SIGHT;
        expect(`${token} ${told.has(token)}`).toBe(`${token} ${isMoved}`);
      }
    }
  });

  it('says each group in one sentence, with what it was and what it became', () => {
    const { report } = usable(compileTheme(hostileThemes.yellowBrand));
    const sentences = groupAdjustments(report.adjustments).map(adjustmentWords);
    expect(sentences.map((words) => words.split(':')[0])).toEqual([
      'links',
      'accent words',
      'focus rings',
      'edges of buttons',
      'borders of fields',
    ]);
    expect(sentences[0]).toMatch(
      /^links: light yellow \(#ffe600\) became brown \(about #[0-9a-f]{6}\) on the page, cards, quiet bands, notices, notices of success, warnings and errors$/,
    );
  });

  it('names a text colour that had to move, with both ratios', () => {
    const { report } = usable(compileTheme({ ...demoThemes.kesar, fontColorSecondary: '#c9b79c' }));
    expect(report.level).toBe('adjusted');
    const first = report.adjustments.find(({ field }) => field === 'fontColorSecondary');
    expect(first).toMatchObject({ part: 'quieter text', token: '--vr-page-muted', before: '#c9b79c' });
    expect(first?.ratioBefore).toBeLessThan(4.5);
    expect(first?.ratio).toBeGreaterThanOrEqual(4.6);
  });
});
