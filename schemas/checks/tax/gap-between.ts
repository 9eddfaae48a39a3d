import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { dayAfter as dayFrom } from '../parts/days.ts';
import { taxEnds } from '../parts/tax-periods.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'There is no gap between two taxes of a class.',
  why: 'A night without a tax cannot be sold.',
  remedy: 'Begin the next tax on the day after the other ends; write a rate of 0 if no tax is due.',
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
        message: `From ${dayAfter} until ${lastDay} there is no tax of the class ${taxClass}, so nothing in that class could be sold.`,
        note: 'ends here',
        help: `write "${lastDay}", or begin the next on ${dayAfter}`,
        related: [{ file, path: ['taxes', next.at, 'validFrom'], message: 'the next begins here' }],
      };
    }),
};
