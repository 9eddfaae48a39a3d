/** A range of quarters that were shown, counted from the year 0. A stay may cross quarters. */
export interface Quarters {
  first: number;
  last: number;
}

const MONTHS = 3;
const MONTHS_OF_YEAR = 12;

/** Extends the known quarters to the visible days, without a gap. */
export function quartersWith(known: Quarters | undefined, firstDay: string, lastDay: string): Quarters {
  return {
    first: Math.min(known?.first ?? Infinity, quarterOf(firstDay)),
    last: Math.max(known?.last ?? 0, quarterOf(lastDay)),
  };
}

/** The months of each quarter. Requests by quarter are cached when a guest turns back. */
export function monthsOfQuarters({ first, last }: Quarters): { from: string; to: string }[] {
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const from = (first + place) * MONTHS;
    return { from: isoMonth(from), to: isoMonth(from + MONTHS - 1) };
  });
}

function quarterOf(isoDay: string): number {
  const month = Number(isoDay.slice(0, 4)) * MONTHS_OF_YEAR + Number(isoDay.slice(5, 7)) - 1;
  return Math.floor(month / MONTHS);
}

function isoMonth(month: number): string {
  const year = Math.floor(month / MONTHS_OF_YEAR);
  return `${String(year).padStart(4, '0')}-${String((month % MONTHS_OF_YEAR) + 1).padStart(2, '0')}`;
}
