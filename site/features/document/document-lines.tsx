import type { TaxDocument } from '#schemas/api-types';
import { formatMoney } from '#domain/money';
import { Table } from '#design-system/table';
import { useFormats } from '../../shared/format/use-formats.ts';

interface Row {
  id: string;
  line: TaxDocument['lines'][number];
}

/** What a document is for: a table, and on phones a card for each line. */
export function DocumentLines({ document: { words, lines, currency } }: { document: TaxDocument }) {
  const { locale, percent } = useFormats();
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  const heading = (key: string) => words[key] ?? '';
  const hasCodes = lines.some(({ code }) => code !== undefined);
  return (
    <Table<Row>
      layout="stacked"
      caption={heading('item')}
      captionHidden
      emptyMessage=""
      rows={lines.map((line, place) => ({ id: String(place), line }))}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'item',
          header: heading('item'),
          rowHeader: true,
          cell: ({ line }) => (line.note === undefined ? line.label : `${line.label}, ${line.note}`),
        },
        ...(hasCodes
          ? [{ id: 'code', header: heading('code'), cell: ({ line }: Row) => line.code ?? '–' }]
          : []),
        { id: 'net', header: heading('net'), numeric: true, cell: ({ line }) => money(line.netMinor) },
        {
          id: 'rate',
          header: heading('rate'),
          numeric: true,
          cell: ({ line }) => percent(line.rateBasisPoints),
        },
        { id: 'tax', header: heading('tax'), numeric: true, cell: ({ line }) => money(line.taxMinor) },
        {
          id: 'amount',
          header: heading('amount'),
          numeric: true,
          cell: ({ line }) => money(line.totalMinor),
        },
      ]}
    />
  );
}
