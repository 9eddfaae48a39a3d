import type { TaxDocument } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { formatBasisPoints, formatMoneyInFull } from '#domain/money';
import { Stack } from '#design-system/stack';
import { Table } from '#design-system/table';
import { Text } from '#design-system/text';

type Row = TaxDocument['taxes'][number];

/** The sum at each code and rate, and what of it each authority has. */
export function DocumentTaxes({ document }: { document: TaxDocument }) {
  const { words, taxes, locale } = document;
  const money = (amountMinor: number) => formatMoneyInFull(amountMinor, document, locale);
  const shares = (tax: Row) => <Shares tax={tax} {...{ money, locale }} />;
  const heading = (key: string) => words[key] ?? '';
  const hasCodes = taxes.some(({ code }) => code !== undefined);
  return (
    <Stack as="section" gap="m" aria-labelledby="taxes-heading">
      <Heading level={2} size="s" id="taxes-heading">
        {heading('taxes')}
      </Heading>
      <Table<Row>
        layout="stacked"
        caption={heading('taxes')}
        captionHidden
        emptyMessage=""
        rows={taxes}
        rowId={({ code = '', rateBasisPoints }) => `${code} ${rateBasisPoints}`}
        columns={[
          {
            id: 'label',
            header: heading('item'),
            rowHeader: true,
            cell: ({ label }) => label ?? heading('noTax'),
          },
          ...(hasCodes
            ? [{ id: 'code', header: heading('code'), cell: ({ code }: Row) => code ?? '–' }]
            : []),
          { id: 'net', header: heading('net'), numeric: true, cell: ({ netMinor }) => money(netMinor) },
          {
            id: 'tax',
            header: heading('tax'),
            numeric: true,
            cell: shares,
          },
        ]}
      />
    </Stack>
  );
}

interface SharesProps {
  tax: Row;
  money: (amountMinor: number) => string;
  locale: string;
}

/** The tax, and below it what each authority has of it. */
function Shares({ tax: { taxMinor, parts = [] }, money, locale }: SharesProps) {
  return (
    <Stack gap="s">
      <span>{money(taxMinor)}</span>
      {parts.map((part) => (
        <Text key={part.label} as="span" size="small" tone="muted">
          {part.label} {formatBasisPoints(part.rateBasisPoints, locale)}: {money(part.taxMinor)}
        </Text>
      ))}
    </Stack>
  );
}
