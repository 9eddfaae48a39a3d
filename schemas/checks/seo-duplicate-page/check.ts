import { type Check, validFiles } from '../../engine/check.ts';

/** One entry for each page, or for each page and location. */
export const seoDuplicatePage: Check = {
  code: 'seo/duplicate-page',
  run: ({ files }) =>
    validFiles(files, 'seo').flatMap(({ path, value }) => {
      const groups = Map.groupBy(
        value.entries.map((entry, at) => ({ entry, at })),
        ({ entry }) => `${entry.page} ${entry.locationId ?? ''}`,
      );
      return [...groups.values()].flatMap(([first, ...others]) =>
        others.map(({ entry, at }) => ({
          code: 'seo/duplicate-page',
          severity: 'error' as const,
          file: path,
          path: ['entries', at, 'page'],
          message: `${entry.page} has two entries${entry.locationId === undefined ? '' : ` for ${entry.locationId}`}; only one would be used.`,
          note: 'the second',
          help: 'keep one of them',
          ...(first && {
            related: [{ file: path, path: ['entries', first.at, 'page'], message: 'the first' }],
          }),
        })),
      );
    }),
};
