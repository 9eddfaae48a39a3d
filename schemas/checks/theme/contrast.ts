import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { compiledThemes } from '../parts/compiled-themes.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Texts have enough contrast with their background.',
  why: 'Guests with weak eyes, or in the sun, could not read it. Verandah adjusts the colour of the text; fills keep your colour.',
  remedy: 'Keep your colour, or write the one that the message shows.',
  example: replaced('theme.json', '"fontColorSecondary": "#5b4c40"', '"fontColorSecondary": "#b0a89f"'),
  run: async (context) =>
    (await compiledThemes(context)).flatMap(({ path: file, compiled: { report } }) => {
      if (report.level === 'rejected') return [];
      const texts = report.adjustments.filter(
        ({ part, surface }) => (part === 'text' || part === 'quieter text') && isNeutral(surface),
      );
      const byField = Map.groupBy(texts, ({ field }) => field);
      return [...byField].flatMap(([field, adjustments]) => {
        const [worst] = adjustments.toSorted((a, b) => a.ratioBefore - b.ratioBefore);
        if (worst === undefined) return [];
        return {
          file,
          path: [field],
          value: worst.before,
          message: `${worst.before} is hard to read on this theme (${ratio(worst.ratioBefore)}); it is shown as ${worst.after} (${ratio(worst.ratio)}).`,
          expected: '4.5:1 or more',
          help: `keep your colour, since the text is adjusted, or write "${worst.after}"`,
        };
      });
    }),
};

function isNeutral(surface: string): boolean {
  return ['page', 'raised', 'sunken'].includes(surface);
}

// Truncated, not rounded: 4.496 fails and must not read as 4.5.
function ratio(value: number): string {
  return `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
}
