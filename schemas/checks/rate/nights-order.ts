import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'The shortest stay is not longer than the longest.',
  why: 'No stay would fit both limits, so nothing could be sold.',
  remedy: 'Correct one of the two numbers.',
  example: replaced(
    'rates/udaipur.json',
    '"minNights": 1,\n      "maxNights": 14',
    '"minNights": 15,\n      "maxNights": 14',
  ),
  run: ({ files }) =>
    validFiles(files, 'rate').flatMap(({ path: file, value }) =>
      (['ratePlans', 'restrictions'] as const).flatMap((list) =>
        (value[list] ?? []).flatMap(({ minNights, maxNights }, at) => {
          if (minNights === undefined || maxNights === undefined || minNights <= maxNights) return [];
          return {
            file,
            path: [list, at, 'maxNights'],
            value: String(maxNights),
            message: `At least ${minNights} and at most ${maxNights} nights: no stay fits both.`,
            help: `write ${minNights} or more here, or lower minNights`,
            related: [{ file, path: [list, at, 'minNights'], message: 'the minimum' }],
          };
        }),
      ),
    ),
};
