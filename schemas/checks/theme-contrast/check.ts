import type { Check } from '../../engine/check.ts';
import { compiledThemes } from '../compiled-themes.ts';

/** Colours that are shown a little differently so that they can be read, with before and after. */
export const themeContrast: Check = {
  code: 'theme/contrast',
  run: async (context) =>
    (await compiledThemes(context)).flatMap(({ path: file, compiled: { report } }) => {
      if (report.level === 'rejected') return [];
      const byField = Map.groupBy(report.adjustments, ({ field }) => field);
      return [...byField].flatMap(([field, adjustments]) => {
        const [worst] = adjustments.toSorted((a, b) => a.ratioBefore - b.ratioBefore);
        if (worst === undefined) return [];
        return {
          code: 'theme/contrast',
          severity: 'warning' as const,
          file,
          path: [field],
          value: worst.before,
          message: `${worst.before} is hard to read on this theme (${ratio(worst.ratioBefore)}); it is shown as ${worst.after} (${ratio(worst.ratio)}).`,
          expected: '4.5:1 or more',
          help: `keep it, as it is adjusted by itself, or write "${worst.after}"`,
        };
      });
    }),
};

// Cut, not rounded: 4.496 does not pass and must not read as if it did.
function ratio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}
