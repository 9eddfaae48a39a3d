import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { lastBookableDay } from '../parts/booking-horizon.ts';
import { taxEnds } from '../parts/tax-periods.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every night ahead has a tax.',
  why: 'A night without one could not be sold, as its price would be wrong.',
  remedy: 'Let one tax begin on the day after the other ends; write a rate of 0 where none is due.',
  example: replaced('taxes.json', '"validTo": "2035-12-31"', '"validTo": "2026-12-31"'),
  run: (context) =>
    taxEnds(context).flatMap(({ file, at, taxClass, validTo, dayAfter, next }) => {
      // An end beyond the booking horizon does not matter yet.
      if (next !== undefined || validTo >= lastBookableDay(context)) return [];
      return {
        file,
        path: ['taxes', at, 'validTo'],
        value: validTo,
        message: `From ${dayAfter} there is no tax of the class ${taxClass}, so nothing with it could be sold.`,
        note: 'ends here',
        help: 'leave validTo out while no other tax follows',
      };
    }),
};
