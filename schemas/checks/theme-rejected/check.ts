import type { Check } from '../../engine/check.ts';
import { compiledThemes } from '../compiled-themes.ts';

/** A theme from which no readable page can be made. */
export const themeRejected: Check = {
  code: 'theme/rejected',
  run: async (context) =>
    (await compiledThemes(context)).flatMap(({ path: file, value, compiled: { report } }) => {
      if (report.level !== 'rejected') return [];
      return report.faults.map((found) => ({
        code: 'theme/rejected',
        severity: 'error' as const,
        file,
        path: found.field in value ? [found.field] : [],
        ...(found.value !== undefined && { value: found.value }),
        message: found.message,
        help: 'correct this colour; the site cannot be published with it',
      }));
    }),
};
