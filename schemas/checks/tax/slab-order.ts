import { validFiles } from '../../engine/check.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Tax slabs go from the lowest price to the highest.',
  why: 'A slab below the previous one never applies, and guests would pay the wrong tax.',
  remedy: 'Put the slabs in order.',
  example: replaced(
    'taxes.json',
    '{\n          "ratePercent": 18\n        }',
    '{ "upToMinor": 500000, "ratePercent": 12 },\n        {\n          "ratePercent": 18\n        }',
  ),
  run: ({ files }) =>
    validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ slabs }, tax) =>
        slabs.flatMap(({ upToMinor }, at) => {
          const before = slabs[at - 1]?.upToMinor;
          if (upToMinor === undefined || before === undefined || before < upToMinor) return [];
          return {
            file,
            path: ['taxes', tax, 'slabs', at, 'upToMinor'],
            value: String(upToMinor),
            message: 'Slabs go from the lowest price to the highest; this one would never apply.',
            note: 'not higher',
            expected: `more than ${before}`,
            help: 'put the slabs in order, and remove upToMinor from the last',
            related: [
              { file, path: ['taxes', tax, 'slabs', at - 1, 'upToMinor'], message: 'the previous slab' },
            ],
          };
        }),
      ),
    ),
};
