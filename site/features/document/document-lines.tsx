import type { TaxDocument } from '#schemas/api-types';
import { formatBasisPoints, formatMoneyInFull, withCode } from '#domain/money';
import { Table } from '#design-system/table';
import type { ReactNode } from 'react';

type Line = TaxDocument['lines'][number];

/** A line, or the total, which has no rate. */
interface Row extends Omit<Line, 'rateBasisPoints'> {
  id: string;
  rateBasisPoints?: number;
}

const TOTAL = 'total';

/** What a document is for, with its total: a table, and on phones a card for each line. */
export function DocumentLines({ document }: { document: TaxDocument }) {
  const { words, lines, netMinor, taxMinor, totalMinor, locale } = document;
  const heading = (key: string) => words[key] ?? '';
  const hasCodes = lines.some(({ code }) => code !== undefined);
  const total: Row = { id: TOTAL, label: heading('total'), netMinor, taxMinor, totalMinor };
  const column = (id: string, cell: (row: Row) => string) => ({
    id,
    header: heading(id),
    cell: (row: Row) => shown(row, cell(row)),
  });
  const figures = (id: string, cell: (row: Row) => string) => ({ ...column(id, cell), numeric: true });
  const money = (amountMinor: number) => formatMoneyInFull(amountMinor, document, locale);
  return (
    <Table<Row>
      layout="stacked"
      caption={heading('item')}
      captionHidden
      emptyMessage=""
      rows={[...lines.map((line, place) => ({ id: String(place), ...line })), total]}
      rowId={({ id }) => id}
      columns={[
        {
          ...column('item', ({ label, note }) => (note === undefined ? label : `${label}, ${note}`)),
          rowHeader: true,
        },
        ...(hasCodes ? [column('code', ({ code }) => code ?? '–')] : []),
        figures('net', (row) => money(row.netMinor)),
        figures('rate', ({ rateBasisPoints: rate }) =>
          rate === undefined ? '–' : formatBasisPoints(rate, locale),
        ),
        figures('tax', (row) => money(row.taxMinor)),
        figures('amount', (row) =>
          row.id === TOTAL ? withCode(money(row.totalMinor), document) : money(row.totalMinor),
        ),
      ]}
    />
  );
}

/** The total stands out. */
function shown({ id }: Row, words: string): ReactNode {
  return id === TOTAL ? <strong>{words}</strong> : words;
}
