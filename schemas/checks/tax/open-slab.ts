import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Only the last slab of a tax has no upper limit.',
  why: 'Prices above the last limit would have no tax.',
  remedy: 'Remove upToMinor from the last slab.',
  example: replaced(
    'taxes.json',
    '{\n          "ratePercent": 18\n        }',
    '{ "upToMinor": 2000000, "ratePercent": 18 }',
  ),
  run: ({ files }) =>
    validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ slabs }, tax) =>
        slabs.flatMap(({ upToMinor }, at): RuleDiagnostic[] => {
          const isLast = at === slabs.length - 1;
          if (isLast === (upToMinor === undefined)) return [];
          const path = ['taxes', tax, 'slabs', at];
          return [
            {
              file,
              path: isLast ? [...path, 'upToMinor'] : path,
              ...(isLast && { span: 'key' }),
              message: isLast
                ? 'The last slab has an upper limit, so nights above it would have no tax rate.'
                : 'Only the last slab may have no upper limit; the slabs after this one would never apply.',
              help: isLast
                ? 'remove upToMinor from the last slab'
                : 'add upToMinor here, or move this slab to the end',
            },
          ];
        }),
      ),
    ),
};
