import { validFiles } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';

interface Period {
  file: string;
  from: string | undefined;
  to: string | undefined;
  path: ValuePath;
  keys: readonly [string, string];
}

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A period does not end before it begins.',
  why: 'A period that ends before it begins never applies.',
  remedy: 'Correct one of the dates, or swap them.',
  example: replaced('rates/udaipur.json', '"to": "2026-12-31"', '"to": "2026-12-30"'),
  run: ({ files }) => [
    ...validFiles(files, 'rate').flatMap(({ path: file, value }) => [
      ...(['seasons', 'restrictions'] as const).flatMap((list) =>
        (value[list] ?? []).flatMap(({ from, to }, at) =>
          diagnosticOf({ file, from, to, path: [list, at], keys: ['from', 'to'] }),
        ),
      ),
      ...value.ratePlans.flatMap(({ discounts = [] }, plan) =>
        discounts.flatMap(({ stayFrom, stayTo }, at) =>
          diagnosticOf({
            file,
            from: stayFrom,
            to: stayTo,
            path: ['ratePlans', plan, 'discounts', at],
            keys: ['stayFrom', 'stayTo'],
          }),
        ),
      ),
      ...(value.promoCodes ?? []).flatMap(({ bookFrom, bookTo, stayFrom, stayTo }, at) => [
        ...diagnosticOf({
          file,
          from: bookFrom,
          to: bookTo,
          path: ['promoCodes', at],
          keys: ['bookFrom', 'bookTo'],
        }),
        ...diagnosticOf({
          file,
          from: stayFrom,
          to: stayTo,
          path: ['promoCodes', at],
          keys: ['stayFrom', 'stayTo'],
        }),
      ]),
    ]),
    ...validFiles(files, 'charge').flatMap(({ path: file, value }) =>
      value.charges.flatMap(({ validFrom, validTo }, at) =>
        diagnosticOf({
          file,
          from: validFrom,
          to: validTo,
          path: ['charges', at],
          keys: ['validFrom', 'validTo'],
        }),
      ),
    ),
    ...validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ validFrom, validTo }, at) =>
        diagnosticOf({
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

function diagnosticOf({ file, from, to, path, keys }: Period): RuleDiagnostic[] {
  // ISO dates sort as texts.
  if (from === undefined || to === undefined || from <= to) return [];
  return [
    {
      file,
      path: [...path, keys[1]],
      value: to,
      message: `The period ends on ${to}, which is before it begins on ${from}.`,
      note: 'ends here',
      help: 'correct one of the dates, or swap them',
      related: [{ file, path: [...path, keys[0]], message: 'begins here' }],
      fix: {
        kind: 'values',
        title: 'Swap the dates',
        safe: false,
        values: [
          { path: [...path, keys[0]], text: JSON.stringify(to) },
          { path: [...path, keys[1]], text: JSON.stringify(from) },
        ],
      },
    },
  ];
}
