import { compileTheme } from '#design-system/theme';
import { type Check, validFiles } from '../../engine/check.ts';

/** A theme from which no readable page can be made. */
export const themeRejected: Check = {
  code: 'theme/rejected',
  run: ({ files }) =>
    validFiles(files, 'theme').flatMap(({ path: file, value }) => {
      const { report } = compileTheme(value);
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
