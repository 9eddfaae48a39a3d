import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { dayAfter as dayFrom } from '../parts/days.ts';
import { taxEnds } from '../parts/tax-periods.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Between two taxes of a class lies no night.',
  why: 'A night without a tax could not be sold, as its price would be wrong.',
  remedy: 'Let one tax begin on the day after the other ends; write a rate of 0 where none is due.',
  example: [
    replaced('taxes.json', '"validTo": "2035-12-31"', '"validTo": "2026-12-31"'),
    replaced(
      'taxes.json',
      '"taxes": [',
      '"taxes": [\n    { "taxClass": "service", "label": "GST", "validFrom": "2027-01-04", "basis": "LINE", "slabs": [{ "ratePercent": 12 }] },',
    ),
  ],
  run: (context) =>
    taxEnds(context).flatMap(({ file, at, taxClass, validTo, dayAfter, next }) => {
      if (next === undefined || next.period.validFrom <= dayAfter) return [];
      const lastDay = dayFrom(next.period.validFrom, -1);
      return {
        file,
        path: ['taxes', at, 'validTo'],
        value: validTo,
        message: `From ${dayAfter} until ${lastDay} there is no tax of the class ${taxClass}, so nothing with it could be sold.`,
        note: 'ends here',
        help: `write "${lastDay}", or let the next begin on ${dayAfter}`,
        related: [{ file, path: ['taxes', next.at, 'validFrom'], message: 'the next begins here' }],
      };
    }),
};
