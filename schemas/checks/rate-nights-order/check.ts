import { type Check, validFiles } from '../../engine/check.ts';

/** The shortest stay is not longer than the longest: else nothing could be sold. */
export const rateNightsOrder: Check = {
  code: 'rate/nights-order',
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      (['ratePlans', 'restrictions'] as const).flatMap((list) =>
        (value[list] ?? []).flatMap(({ minNights, maxNights }, at) => {
          if (minNights === undefined || maxNights === undefined || minNights <= maxNights) return [];
          return {
            code: 'rate/nights-order',
            severity: 'error' as const,
            file,
            path: [list, at, 'maxNights'],
            value: String(maxNights),
            message: `At least ${minNights} and at most ${maxNights} nights: no stay is both.`,
            help: `write ${minNights} or more here, or fewer as the least`,
            related: [{ file, path: [list, at, 'minNights'], message: 'the least' }],
          };
        }),
      ),
    ),
};
