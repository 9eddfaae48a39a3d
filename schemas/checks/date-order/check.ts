import type { Check } from '../../engine/check.ts';
import { validFiles } from '../../engine/check.ts';
import type { Problem, ValuePath } from '../../engine/problem.ts';

interface Period {
  file: string;
  from: string | undefined;
  to: string | undefined;
  path: ValuePath;
  keys: readonly [string, string];
}

/** A period ends on the day it begins, or later. */
export const dateOrder: Check = {
  code: 'date/order',
  run: ({ files }) => [
    ...validFiles(files, 'rate').flatMap(({ path: file, value }) => [
      ...(['seasons', 'restrictions'] as const).flatMap((list) =>
        (value[list] ?? []).flatMap(({ from, to }, at) =>
          problemOf({ file, from, to, path: [list, at], keys: ['from', 'to'] }),
        ),
      ),
      ...(value.promoCodes ?? []).flatMap(({ bookFrom, bookTo, stayFrom, stayTo }, at) => [
        ...problemOf({
          file,
          from: bookFrom,
          to: bookTo,
          path: ['promoCodes', at],
          keys: ['bookFrom', 'bookTo'],
        }),
        ...problemOf({
          file,
          from: stayFrom,
          to: stayTo,
          path: ['promoCodes', at],
          keys: ['stayFrom', 'stayTo'],
        }),
      ]),
    ]),
    ...validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ validFrom, validTo }, at) =>
        problemOf({
          file,
          from: validFrom,
          to: validTo,
          path: ['taxes', at],
          keys: ['validFrom', 'validTo'],
        }),
      ),
    ),
  ],
};

function problemOf({ file, from, to, path, keys }: Period): Problem[] {
  // ISO days sort as texts.
  if (from === undefined || to === undefined || from <= to) return [];
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
