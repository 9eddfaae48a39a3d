import { type Check, validFiles } from '../../engine/check.ts';
import type { Problem } from '../../engine/problem.ts';

/** The last slab, and only the last, has no upper limit: every price has exactly one rate. */
export const taxOpenSlab: Check = {
  code: 'tax/open-slab',
  run: ({ files }) =>
    validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ slabs }, tax) =>
        slabs.flatMap(({ upToMinor }, at): Problem[] => {
          const isLast = at === slabs.length - 1;
          if (isLast === (upToMinor === undefined)) return [];
          const path = ['taxes', tax, 'slabs', at];
          return [
            {
              code: 'tax/open-slab',
              severity: 'error',
              file,
              path: isLast ? [...path, 'upToMinor'] : path,
              ...(isLast && { span: 'key' }),
              message: isLast
                ? 'The last slab has an upper limit, so dearer nights would have no tax rate.'
                : 'Only the last slab may be without an upper limit; those after this one would never apply.',
              help: isLast
                ? 'leave upToMinor out of the last slab'
                : 'add upToMinor here, or move this slab to the end',
            },
          ];
        }),
      ),
    ),
};
