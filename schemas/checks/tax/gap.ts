import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { lastBookableDay } from '../parts/booking-horizon.ts';
import { taxEnds } from '../parts/tax-periods.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every future night has a tax.',
  why: 'A night without a tax cannot be sold.',
  remedy: 'Begin the next tax on the day after the other ends; write a rate of 0 if no tax is due.',
  example: replaced('taxes.json', '"validTo": "2035-12-31"', '"validTo": "2026-12-31"'),
  run: (context) =>
    taxEnds(context).flatMap(({ file, at, taxClass, validTo, dayAfter, next }) => {
      // An end beyond the booking horizon does not matter yet.
      if (next !== undefined || validTo >= lastBookableDay(context)) return [];
      return {
        file,
        path: ['taxes', at, 'validTo'],
        value: validTo,
        message: `From ${dayAfter} there is no tax of the class ${taxClass}, so nothing in that class could be sold.`,
        note: 'ends here',
        help: 'remove validTo until another tax follows',
      };
    }),
};
