import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn, type TableSort } from './index.ts';

interface Refund {
  id: string;
  reason: string;
  amount: string;
}
const refunds: readonly Refund[] = [
  { id: 'R1', reason: 'Changed plans', amount: '₹18,400' },
  { id: 'R2', reason: 'Storm', amount: '₹2,150' },
];
const columns: readonly TableColumn<Refund>[] = [
  { id: 'reason', header: 'Reason', cell: (refund) => refund.reason, rowHeader: true, sortable: true },
  { id: 'amount', header: 'Amount', cell: (refund) => refund.amount, numeric: true, sortable: true },
  { id: 'more', header: 'Details', cell: (refund) => <a href={`#${refund.id}`}>Open</a> },
];
const table = {
  caption: 'Refunds',
  columns,
  rows: refunds,
  rowId: (refund: Refund) => refund.id,
  emptyMessage: 'No refunds',
};
const drawn = () => screen.getByRole('table', { name: 'Refunds' });

describe.each(['scroll', 'pinned', 'stacked'] as const)('a table that may be %s on phones', (layout) => {
  it('is named by its caption, and its cells by their headings', () => {
    render(<Table {...table} layout={layout} />);
    expect(
      within(drawn())
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Reason', 'Amount', 'Details']);
    expect(within(drawn()).getByRole('rowheader', { name: 'Storm' })).toHaveAttribute('scope', 'row');
    expect(within(drawn()).getAllByRole('columnheader')[0]).toHaveAttribute('scope', 'col');
    expect(within(drawn()).getByRole('row', { name: 'Storm ₹2,150 Open' })).toBeInTheDocument();
  });

  it('says so when it has no rows', () => {
    render(<Table {...table} rows={[]} layout={layout} />);
    expect(within(drawn()).getByRole('cell', { name: 'No refunds' })).toHaveAttribute('colspan', '3');
  });
});

it('says what it is where it is drawn as cards', () => {
  render(<Table {...table} layout="stacked" />);
  const [, first] = within(drawn()).getAllByRole('row');
  expect(drawn()).toHaveAttribute('role', 'table');
  expect(first).toHaveAttribute('role', 'row');
  expect(first?.querySelector('td')).toHaveAttribute('role', 'cell');
  expect(screen.getAllByText('Amount', { selector: 'td > span' })[0]).toHaveAttribute('aria-hidden', 'true');
});

it('keeps a caption that is only heard', () => {
  render(<Table {...table} captionHidden />);
  expect(drawn()).toBeInTheDocument();
});

describe('an order', () => {
  it('is asked for with the heading of a column, and turned around with a second press', async () => {
    const onSortChange = vi.fn<(sort: TableSort) => void>();
    const { rerender } = render(<Table {...table} onSortChange={onSortChange} />);
    await userEvent.click(within(drawn()).getByRole('button', { name: 'Amount' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' });
    rerender(
      <Table {...table} onSortChange={onSortChange} sort={{ column: 'amount', direction: 'ascending' }} />,
    );
    await userEvent.click(within(drawn()).getByRole('button', { name: 'Amount' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  });

  it('is said at the column that has it, and at no other', () => {
    render(<Table {...table} sort={{ column: 'amount', direction: 'descending' }} />);
    const [reason, amount] = within(drawn()).getAllByRole('columnheader');
    expect(amount).toHaveAttribute('aria-sort', 'descending');
    expect(reason).not.toHaveAttribute('aria-sort');
  });

  it.each(['{Enter}', ' '])('is asked for with "%s"', async (key) => {
    const onSortChange = vi.fn<(sort: TableSort) => void>();
    render(<Table {...table} onSortChange={onSortChange} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onSortChange).toHaveBeenCalledWith({ column: 'reason', direction: 'ascending' });
  });

  it('is offered only where a column says so', () => {
    render(<Table {...table} />);
    expect(within(drawn()).queryByRole('button', { name: 'Details' })).toBeNull();
  });
});

it('is no stop for the keyboard while everything fits', () => {
  render(<Table {...table} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLTableElement>();
  render(<Table {...table} ref={ref} id="refunds" />);
  expect(drawn()).toBe(ref.current);
  expect(drawn()).toHaveAttribute('id', 'refunds');
});
