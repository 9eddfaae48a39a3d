import preview from '../../.storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type ReactNode, useState } from 'react';
import { Badge } from '#design-system/badge';
import { Table, type TableColumn, type TableProps, type TableSort } from '#design-system/table';
import { Matrix as Variations } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

interface Refund {
  id: string;
  reason: string;
  when: string;
  status: ReactNode;
  amountMinor: number;
}

const refunds: readonly Refund[] = [
  {
    id: 'R1',
    reason: 'Changed plans',
    when: '3 March 2026',
    status: <Badge tone="success">Paid back</Badge>,
    amountMinor: 1_840_000,
  },
  {
    id: 'R2',
    reason: 'Storm on the lake',
    when: '28 February 2026',
    status: <Badge tone="warning">On its way</Badge>,
    amountMinor: 215_000,
  },
  {
    id: 'R3',
    reason: 'Booked twice',
    when: '11 January 2026',
    status: <Badge tone="success">Paid back</Badge>,
    amountMinor: 4_720_050,
  },
];
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const columns: readonly TableColumn<Refund>[] = [
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason, rowHeader: true },
  { id: 'when', header: 'Asked for', cell: ({ when }) => when },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amountMinor }) => money.format(amountMinor / 100),
    numeric: true,
  },
];
const table: TableProps<Refund> = {
  caption: 'Refund history',
  columns,
  rows: refunds,
  rowId: ({ id }) => id,
  emptyMessage: 'Nothing has been paid back yet.',
};
const meta = preview.meta({ id: 'page-table', title: 'Page/Table', component: Table<Refund>, args: table });

export const Default = meta.story();
export const Empty = meta.story({ args: { rows: [] } });
/** Cards on phones, a table from tablets on, and always a table for screen readers. */
export const StackedOnPhones = meta.story({ args: { layout: 'stacked' } });

function Sortable(props: Pick<TableProps<Refund>, 'layout'>) {
  const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = refunds.toSorted(
    (a, b) =>
      sign * (sort.column === 'amount' ? a.amountMinor - b.amountMinor : a.reason.localeCompare(b.reason)),
  );
  const sortable = columns.map((column) => ({
    ...column,
    sortable: column.id === 'reason' || column.id === 'amount',
  }));
  return <Table {...table} {...props} columns={sortable} rows={rows} sort={sort} onSortChange={setSort} />;
}
export const Sorted = meta.story({
  render: () => <Sortable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Booked twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Reason' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Booked twice');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
  },
});
export const SortedAndStacked = meta.story({ render: () => <Sortable layout="stacked" /> });

const nights: readonly TableColumn<Refund>[] = [
  ...columns,
  ...Array.from({ length: 14 }, (_, night) => ({
    id: `night-${night}`,
    header: `${night + 10} March`,
    cell: () => '₹18,400',
    numeric: true,
  })),
];
export const WiderThanThePage = meta.story({
  args: { columns: nights },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Refund history' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
});
/** The row headings stay while the nights scroll. */
export const PinnedHeadings = meta.story({
  args: { columns: nights, layout: 'pinned' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Refund history' });
    const heading = canvas.getByRole('rowheader', { name: 'Storm on the lake' });
    const before = heading.getBoundingClientRect().left;
    region.scrollLeft = 200;
    await expect(Math.abs(heading.getBoundingClientRect().left - before)).toBeLessThan(8);
  },
});
/** Regions that scroll need names of their own. */
function Named(props: TableProps<Refund>) {
  const { layout = 'scroll', captionHidden = false } = props;
  return <Table {...props} caption={`Refund history, ${layout}, ${captionHidden ? 'unseen' : 'seen'}`} />;
}
export const Matrix = meta.story({
  render: () => (
    <Variations of="Table" component={Named} props={['layout', 'captionHidden']} minColumn="l" args={table} />
  ),
});

const many: readonly Refund[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index),
  reason: `Stay ${index + 1}`,
  when: '3 March 2026',
  status: 'Paid back',
  amountMinor: 100_000 + index,
}));
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={
        <Table
          {...table}
          caption={LONG_WORD}
          rows={refunds.map((refund) => ({ ...refund, reason: LONG_WORD }))}
        />
      }
      rightToLeft={
        <Table
          {...table}
          caption="From right to left"
          layout="stacked"
          rows={refunds.map((refund) => ({ ...refund, reason: ARABIC }))}
        />
      }
      empty={<Table {...table} caption="Nothing" columns={columns.slice(0, 2)} rows={[]} />}
      many={<Table {...table} caption="A thousand stays" columns={columns.slice(0, 1)} rows={many} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      <Table
        {...table}
        columns={columns.filter(({ id }) => id === 'reason' || id === 'amount')}
        rows={refunds.slice(0, 2)}
      />
    </OnEverySurface>
  ),
});

export const Do = meta.story({ tags: ['!dev', '!autodocs'], render: () => <Table {...table} /> });
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Table
      caption="Booking"
      columns={columns}
      rows={refunds.slice(0, 1)}
      rowId={({ id }) => id}
      emptyMessage="No data"
    />
  ),
});
