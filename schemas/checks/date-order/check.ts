import type { Check } from '../../engine/check.ts';
import { validFiles } from '../../engine/check.ts';
import type { Problem, ValuePath } from '../../engine/problem.ts';

interface Period {
  file: string;
  from: string;
  to: string | undefined;
  path: ValuePath;
  keys: readonly [string, string];
}

/** A period ends on the day it begins, or later. */
export const dateOrder: Check = {
  code: 'date/order',
  run({ files }) {
    const rates = validFiles(files, 'rate').flatMap(({ path: file, value }): Period[] =>
      (['seasons', 'restrictions'] as const).flatMap((list) =>
        (value[list] ?? []).map(({ from, to }, at) => ({
          file,
          from,
          to,
          path: [list, at],
          keys: ['from', 'to'] as const,
        })),
      ),
    );
    const taxes = validFiles(files, 'tax').flatMap(({ path: file, value }): Period[] =>
      value.taxes.map(({ validFrom, validTo }, at) => ({
        file,
        from: validFrom,
        to: validTo,
        path: ['taxes', at],
        keys: ['validFrom', 'validTo'] as const,
      })),
    );
    return [...rates, ...taxes].flatMap(problemOf);
  },
};

function problemOf({ file, from, to, path, keys }: Period): Problem[] {
  // ISO days sort as texts.
  if (to === undefined || from <= to) return [];
  return [
    {
      code: 'date/order',
      severity: 'error',
      file,
      path: [...path, keys[1]],
      value: to,
      message: `The period ends on ${to}, before it begins on ${from}.`,
      note: 'ends here',
      help: 'correct one of the two days, or swap them',
      related: [{ file, path: [...path, keys[0]], message: 'begins here' }],
      fix: {
        kind: 'values',
        title: 'Swap the two days',
        safe: false,
        values: [
          { path: [...path, keys[0]], text: JSON.stringify(to) },
          { path: [...path, keys[1]], text: JSON.stringify(from) },
        ],
      },
    },
  ];
}
