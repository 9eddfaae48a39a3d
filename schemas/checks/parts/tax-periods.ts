import { type CheckContext, validFiles } from '../../engine/check.ts';
import type { TaxPeriod } from '../../generated/types.ts';
import { dayAfter } from './days.ts';

interface PeriodAt {
  period: TaxPeriod;
  at: number;
}

/** The end of a tax period. */
export interface TaxEnd {
  file: string;
  at: number;
  taxClass: string;
  validTo: string;
  dayAfter: string;
  /** The next period of the same class. */
  next: PeriodAt | undefined;
}

export function taxEnds({ files }: CheckContext): TaxEnd[] {
  return validFiles(files, 'tax').flatMap(({ path, value }) => {
    const periods = value.taxes.map((period, at) => ({ period, at }));
    const classes = Map.groupBy(periods, ({ period }) => period.taxClass);
    return [...classes.values()].flatMap((ofClass) => endsIn(path, ofClass));
  });
}

function endsIn(file: string, periods: readonly PeriodAt[]): TaxEnd[] {
  const inOrder = periods.toSorted((a, b) => (a.period.validFrom < b.period.validFrom ? -1 : 1));
  return inOrder.flatMap(({ period: { validTo, validFrom, taxClass }, at }, position) => {
    // A later law may be written below an open period: the period that began last applies.
    const isCovered = inOrder
      .slice(0, position)
      .some(({ period: other }) => other.validTo === undefined || (validTo && other.validTo > validTo));
    // `date/order` reports a period that ends before it begins.
    if (validTo === undefined || validTo < validFrom || isCovered) return [];
    return { file, at, taxClass, validTo, dayAfter: dayAfter(validTo), next: inOrder[position + 1] };
  });
}
