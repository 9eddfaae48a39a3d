import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComparisonTable, type ComparisonTableProps } from './index.ts';

interface Rate {
  id: string;
  name: string;
  refund: string;
  breakfast?: string;
}
const rates: readonly Rate[] = [
  { id: 'flexible', name: 'Flexible', refund: 'Free until 9 March', breakfast: 'Included' },
  { id: 'saver', name: 'Saver', refund: 'No refund' },
];
const comparison: ComparisonTableProps<Rate> = {
  caption: 'Prices of the Lake suite',
  items: rates,
  itemId: ({ id }) => id,
  itemName: ({ name }) => name,
  comparisons: [
    { id: 'refund', label: 'Cancelling', value: ({ refund }) => refund },
    { id: 'breakfast', label: 'Breakfast', detail: 'For two', value: ({ breakfast }) => breakfast },
    {
      id: 'choose',
      label: 'Choose',
      value: ({ name }) => <button type="button">Choose {name}</button>,
    },
  ],
  labelHeading: 'What you get',
  missingLabel: 'Not included',
  emptyMessage: 'Nothing to compare',
};
const table = () => screen.getByRole('table', { name: 'Prices of the Lake suite' });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('heads each column with an item and each row with what is compared', () => {
  render(<ComparisonTable {...comparison} />);
  const heads = within(table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['What you get', 'Flexible', 'Saver']);
  expect(heads[1]).toHaveAttribute('scope', 'col');
  expect(within(table()).getByRole('rowheader', { name: 'Cancelling' })).toHaveAttribute('scope', 'row');
  expect(
    within(table()).getByRole('row', { name: 'Cancelling Free until 9 March No refund' }),
  ).toBeInTheDocument();
});

it('says in words where an item has nothing', () => {
  render(<ComparisonTable {...comparison} />);
  expect(
    within(table()).getByRole('row', { name: /^Breakfast ?For two Included Not included$/ }),
  ).toBeInTheDocument();
});

it('says so when there is nothing to compare', () => {
  render(<ComparisonTable {...comparison} items={[]} />);
  expect(screen.getByText('Nothing to compare')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('keeps pictures out of the names of the columns', () => {
  const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
  render(
    <ComparisonTable
      {...comparison}
      itemPicture={() => ({ alt: 'Three arches', width: 1440, height: 960, urls })}
    />,
  );
  expect(within(table()).getByRole('columnheader', { name: 'Flexible' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

it('passes the keyboard from item to item of a row', async () => {
  render(<ComparisonTable {...comparison} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose Flexible' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose Saver' })).toHaveFocus();
});

describe('its region', () => {
  it('is no stop for the keyboard while everything fits', () => {
    render(<ComparisonTable {...comparison} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is named by the caption and takes the focus when the table is wider', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(800);
    vi.stubGlobal('ResizeObserver', ObserverAtOnce);
    render(<ComparisonTable {...comparison} />);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Prices of the Lake suite' })).toHaveFocus();
  });
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLTableElement>();
  render(<ComparisonTable {...comparison} ref={ref} id="rates" captionHidden />);
  expect(table()).toBe(ref.current);
  expect(table()).toHaveAttribute('id', 'rates');
});

/** There is no layout here: it reports as soon as it observes. */
class ObserverAtOnce {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe(): void {
    this.onResize();
  }
  disconnect(): void {}
}
