import { type Check, validFiles } from '../../engine/check.ts';
import type { Problem } from '../../engine/problem.ts';
import type { TaxPeriod } from '../../generated/types.ts';
import { lastBookableDay } from '../booking-horizon.ts';
import { dayAfter } from '../days.ts';

interface PeriodAt {
  period: TaxPeriod;
  at: number;
}

/** Every night has a tax: one without could not be sold, as its price would be wrong. */
export const taxGap: Check = {
  code: 'tax/gap',
  run: (context) =>
    validFiles(context.files, 'tax').flatMap(({ path: file, value }) => {
      const classes = Map.groupBy(
        value.taxes.map((period, at) => ({ period, at })),
        ({ period }) => period.taxClass,
      );
      return [...classes.values()].flatMap((periods) => gapsIn(file, periods, lastBookableDay(context)));
    }),
};

function gapsIn(file: string, periods: readonly PeriodAt[], lastDay: string): Problem[] {
  const inOrder = periods.toSorted((a, b) => (a.period.validFrom < b.period.validFrom ? -1 : 1));
  return inOrder.flatMap(({ period, at }, position): Problem[] => {
    const { validTo, taxClass } = period;
    // A later law may be written below an open one: the one that began last is charged.
    const isCovered = inOrder
      .slice(0, position)
      .some(({ period: other }) => other.validTo === undefined || (validTo && other.validTo > validTo));
    // A period that ends before it begins is another rule's business.
    if (validTo === undefined || validTo < period.validFrom || isCovered) return [];
    const next = inOrder[position + 1];
    const first = dayAfter(validTo);
    // Laws end in years to come; it matters once guests can book so far ahead.
    if (next === undefined ? validTo >= lastDay : next.period.validFrom <= first) return [];
    const until = next === undefined ? '' : ` until ${dayAfter(next.period.validFrom, -1)}`;
    return [
      {
        code: 'tax/gap',
        severity: next === undefined ? 'warning' : 'error',
        file,
        path: ['taxes', at, 'validTo'],
        value: validTo,
        message: `From ${first}${until} there is no tax of the class ${taxClass}, so nothing with it could be sold.`,
        note: 'ends here',
        help:
          next === undefined
            ? 'leave validTo out while no other tax follows'
            : `write "${dayAfter(next.period.validFrom, -1)}", or let the next begin on ${first}`,
        ...(next && {
          related: [{ file, path: ['taxes', next.at, 'validFrom'], message: 'the next begins here' }],
        }),
      },
    ];
  });
}
