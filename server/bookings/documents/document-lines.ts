import { type TaxRow, taxRowsOf } from '#domain/tax-document';
import type { PriceLine, TaxDocument } from '#schemas/api-types';
import type { Texts } from '../../platform/texts.ts';

type DocumentLine = TaxDocument['lines'][number];

/** The lines of a stay as it was sold: the nights of a room at one rate together, then extras and charges. */
export function stayLines(
  text: Texts,
  lines: readonly PriceLine[],
  shortDate: (date: string) => string,
): DocumentLine[] {
  const groups = Map.groupBy(lines, ({ kind, roomIndex = '', extraId = '', chargeId = '', ...tax }) =>
    [kind, kind === 'CHARGE' ? chargeId : roomIndex, extraId, tax.rateBasisPoints, tax.taxCode].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const [row] = taxRowsOf(group);
    if (first === undefined || row === undefined) return [];
    const label = first.kind === 'ROUNDING' ? text('charges.rounding') : first.label;
    return lineOf(label, row, noteOf(text, group, shortDate));
  });
}

function noteOf(text: Texts, group: readonly PriceLine[], shortDate: (date: string) => string) {
  const dates = group.flatMap(({ date }) => date ?? []).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from !== undefined && to !== undefined) {
    const range = { from: shortDate(from), to: shortDate(to) };
    const words = from === to ? range.from : text('document.dates', range);
    return text('document.nights', { count: dates.length, dates: words });
  }
  const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
  return quantity > 1 ? text('charges.times', { count: quantity }) : undefined;
}

/** The charge for a stay that did not happen, at each rate. */
export function chargeLines(
  text: Texts,
  charged: 'CANCELLED' | 'NO_SHOW',
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
