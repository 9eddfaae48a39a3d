import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { lastBookableDay } from '../parts/booking-horizon.ts';
import { taxEnds } from '../parts/tax-periods.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'Every future night has a tax.',
  why: 'A night without a tax cannot be sold.',
  remedy: 'Begin the next tax on the day after the other ends; write a rate of 0 if no tax is due.',
  example: replaced('taxes.json', '"validTo": "2035-12-31"', '"validTo": "2026-12-31"'),
  run: (context) => [...notBegun(context), ...ended(context)],
};

function notBegun({ files, today }: CheckContext): RuleDiagnostic[] {
  return validFiles(files, 'tax').flatMap(({ path: file, value: { taxes } }) => {
    const classes = Map.groupBy(taxes, ({ taxClass }) => taxClass);
    return [...classes].flatMap(([taxClass, periods]) => {
      const first = periods.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0];
      if (first === undefined || first.validFrom <= today()) return [];
      return {
        file,
        path: ['taxes', taxes.indexOf(first), 'validFrom'],
        value: first.validFrom,
        message: `Until ${first.validFrom} there is no tax of the class ${taxClass}, so nothing in that class could be sold.`,
        note: 'begins here',
        help: 'add the tax that is valid today, or let this one begin earlier',
      };
    });
  });
}

function ended(context: CheckContext): RuleDiagnostic[] {
  return taxEnds(context).flatMap(({ file, at, taxClass, validTo, dayAfter, next }) => {
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
  });
}
