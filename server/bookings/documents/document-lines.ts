import { addDays } from '#domain/stay';
import { type TaxRow, taxRowsOf } from '#domain/tax-document';
import type { PriceLine, TaxDocument } from '#schemas/api-types';
import type { Texts } from '../../platform/texts.ts';

type DocumentLine = TaxDocument['lines'][number];

/**
 * The lines of a stay as it was sold: the nights of a room at one rate together, then extras and charges, and what all
 * rooms were rounded by.
 */
export function stayLines(
  text: Texts,
  lines: readonly PriceLine[],
  shortDate: (date: string) => string,
): DocumentLine[] {
  const groups = Map.groupBy(lines, ({ kind, extraId, rateBasisPoints, taxCode, ...line }) =>
    [kind, placeOf({ kind, ...line }), extraId, rateBasisPoints, taxCode].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const [row] = taxRowsOf(group);
    if (first === undefined || row === undefined) return [];
    return lineOf(labelOf(text, first, group), row, nightsNote(text, group, shortDate));
  });
}

/** What keeps lines of a kind apart. */
function placeOf({ kind, roomIndex, chargeId }: Pick<PriceLine, 'chargeId' | 'kind' | 'roomIndex'>) {
  if (kind === 'ROUNDING') return '';
  return kind === 'CHARGE' ? chargeId : roomIndex;
}

function labelOf(text: Texts, first: PriceLine, group: readonly PriceLine[]): string {
  if (first.kind === 'ROUNDING') return text('charges.rounding');
  const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
  const isCounted = first.date === undefined && quantity > 1;
  return isCounted ? `${first.label} ${text('charges.times', { count: quantity })}` : first.label;
}

/** How many nights, and which: those that follow each other are one range. */
function nightsNote(text: Texts, group: readonly PriceLine[], shortDate: (date: string) => string) {
  const dates = [...new Set(group.flatMap(({ date }) => date ?? []))].toSorted();
  if (dates.length === 0) return undefined;
  const ranges = rangesOf(dates).map(([from, to]) =>
    from === to ? shortDate(from) : text('document.dates', { from: shortDate(from), to: shortDate(to) }),
  );
  return text('document.nights', { count: dates.length, dates: ranges.join(', ') });
}

function rangesOf(dates: readonly string[]): [from: string, to: string][] {
  const ranges: [string, string][] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last[1], 1) >= date) last[1] = date;
    else ranges.push([date, date]);
  }
  return ranges;
}

/** The charge for a stay that did not happen, at each rate. */
export function chargeLines(
  text: Texts,
  charged: 'CANCELLED' | 'FURTHER' | 'NO_SHOW',
  rows: readonly TaxRow[],
): DocumentLine[] {
  return rows.map((row) => lineOf(text(`document.charged.${charged}`), row));
}

/** What goes back, at each rate. */
export function refundLines(text: Texts, rows: readonly TaxRow[]): DocumentLine[] {
  return rows.map((row) => lineOf(text('document.refund'), row));
}

function lineOf(
  label: string,
  { netMinor, taxMinor, rateBasisPoints, taxCode }: TaxRow,
  note?: string,
): DocumentLine {
  return {
    label,
    ...(note === undefined ? {} : { note }),
    ...(taxCode === undefined ? {} : { code: taxCode }),
    netMinor,
    rateBasisPoints,
    taxMinor,
    totalMinor: netMinor + taxMinor,
  };
}
