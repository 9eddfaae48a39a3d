import type { Check } from '../../engine/check.ts';

/** `hotel.json` and `hotel.jsonc` side by side: one of them would not be read. */
export const fileTwice: Check = {
  code: 'file/twice',
  run({ files }) {
    const paths = new Set(files.map(({ path }) => path));
    return files
      .filter(({ path }) => path.endsWith('.jsonc') && paths.has(path.slice(0, -1)))
      .map(({ path }) => ({
        code: 'file/twice',
        severity: 'error' as const,
        file: path,
        path: [],
        message: `${path} and ${path.slice(0, -1)} are the same file in two notations.`,
        help: 'keep one of them',
      }));
  },
};
