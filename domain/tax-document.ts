import { splitByLargestRemainder, sumMinor } from './money.ts';
import type { KeptPart } from './penalty.ts';
import { splitTax } from './price-terms.ts';

/** What is taxed at one rate, in minor units: one line of a tax document's summary. */
export type TaxRow = KeptPart;

/** Sums parts by their code and rate, the lowest rate first. Rows that are nothing are left out. */
export function taxRowsOf(parts: readonly TaxRow[]): TaxRow[] {
  const rows = Map.groupBy(parts, ({ rateBasisPoints, taxCode = '' }) => `${rateBasisPoints} ${taxCode}`);
  return [...rows.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [sumOf(first, others)]))
    .filter(({ netMinor, taxMinor }) => netMinor !== 0 || taxMinor !== 0)
    .toSorted((a, b) => a.rateBasisPoints - b.rateBasisPoints || compare(a.taxCode, b.taxCode));
}

/** Returns what is left of rows, rate by rate. */
export function lessRows(rows: readonly TaxRow[], less: readonly TaxRow[]): TaxRow[] {
  const negated = less.map((row) => ({ ...row, netMinor: -row.netMinor, taxMinor: -row.taxMinor }));
  return taxRowsOf([...rows, ...negated]);
}

/** A part of a tax on a document, such as the half of a state. */
export interface TaxPartRow {
  label: string;
  rateBasisPoints: number;
  taxMinor: number;
}

/**
 * Splits the tax of a row into named parts by their weights, rate and amount alike, by largest remainder: together the
 * parts are the tax exactly.
 */
export function partsOfTax(
  { rateBasisPoints, taxMinor }: Pick<TaxRow, 'rateBasisPoints' | 'taxMinor'>,
  parts: readonly { label: string; weight: number }[],
): TaxPartRow[] {
  const weights = parts.map(({ weight }) => weight);
  const rates = splitByLargestRemainder(rateBasisPoints, weights);
  const amounts = splitByLargestRemainder(taxMinor, weights);
  return parts.map(({ label }, index) => ({
    label,
    rateBasisPoints: rates[index] ?? 0,
    taxMinor: amounts[index] ?? 0,
  }));
}

/** Returns the amount of rows, tax included. */
export function grossOf(rows: readonly Pick<TaxRow, 'netMinor' | 'taxMinor'>[]): number {
  return sumMinor(rows.flatMap(({ netMinor, taxMinor }) => [netMinor, taxMinor]));
}

/**
 * Takes an amount, tax included, from rows: from each its share by largest remainder, split at its own rate. The whole
 * amount takes the rows as they are, so that nothing is left over.
 */
export function shareOfRows(amountMinor: number, rows: readonly TaxRow[]): TaxRow[] {
  if (amountMinor >= grossOf(rows)) return [...rows];
  const sold = rows.filter((row) => grossOf([row]) > 0);
  const shares = splitByLargestRemainder(
    amountMinor,
    sold.map((row) => grossOf([row])),
  );
  return taxRowsOf(
    sold.map((row, index) => ({
      ...row,
      ...splitNetAndTax(shares[index] ?? 0, row.rateBasisPoints),
    })),
  );
}

function splitNetAndTax(grossMinor: number, rateBasisPoints: number) {
  const { netMinor, taxMinor } = splitTax(grossMinor, rateBasisPoints, { pricesIncludeTax: true });
  return { netMinor, taxMinor };
}

/**
 * Names the year of a series: 2026, or 26-27 for one that begins in a later month than January.
 * @param date the day of the document, as YYYY-MM-DD.
 * @param beginsIn the first month of the year, from 1 to 12.
 */
export function seriesYearOf(date: string, beginsIn: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  if (beginsIn === 1) return String(year);
  const first = month < beginsIn ? year - 1 : year;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** Writes a number as guests and tax offices read it: K/26-27/00042, of at most 16 characters below 100,000. */
export function documentNumberOf({ series, year, number }: SeriesNumber): string {
  return `${series}/${year}/${String(number).padStart(5, '0')}`;
}

interface SeriesNumber {
  series: string;
  year: string;
  /** Counted from 1 in each series and year. */
  number: number;
}

function sumOf(first: TaxRow, others: readonly TaxRow[]): TaxRow {
  const all = [first, ...others];
  const { rateBasisPoints, taxCode } = first;
  return {
    ...(taxCode === undefined ? {} : { taxCode }),
    rateBasisPoints,
    netMinor: sumMinor(all.map(({ netMinor }) => netMinor)),
    taxMinor: sumMinor(all.map(({ taxMinor }) => taxMinor)),
  };
}

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
