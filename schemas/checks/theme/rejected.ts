import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { compiledThemes } from '../parts/compiled-themes.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The colours of a theme allow readable texts.',
  why: 'No text colour is readable on these colours.',
  remedy: 'Change the marked colour.',
  example: replaced('theme.json', '"fontColorPrimary": "#231a14"', '"fontColorPrimary": "#fbf7f0"'),
  run: async (context) =>
    (await compiledThemes(context)).flatMap(({ path: file, value, compiled: { report } }) => {
      if (report.level !== 'rejected') return [];
      return report.faults.map((found) => ({
        file,
        path: found.field in value ? [found.field] : [],
        ...(found.value !== undefined && { value: found.value }),
        message: found.message,
        help: 'correct this colour; the site cannot be published with it',
      }));
    }),
};
