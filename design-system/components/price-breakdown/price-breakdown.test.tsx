import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PriceBreakdown, type PriceBreakdownProps } from './index.ts';

const RUPEES = { currency: 'INR', currencyDigits: 2 };

const charges: PriceBreakdownProps = {
  caption: 'Booking charges',
  labelHeading: 'What for',
  amountHeading: 'Amount',
  unit: RUPEES,
  locale: 'en-IN',
  groups: [
    {
      id: 'room',
      heading: 'Lake suite',
      lines: [{ id: 'n1', label: '10 March', amountMinor: 1_840_000 }],
    },
  ],
  summary: [{ id: 'tax', label: 'Tax and charges (18 %)', amountMinor: 331_250 }],
  total: { label: 'Total', amountMinor: 2_171_250 },
};
const table = () => screen.getByRole('table', { name: 'Booking charges' });

it('is a table whose every amount is headed by its words', () => {
  render(<PriceBreakdown {...charges} />);
  expect(within(table()).getByRole('row', { name: '10 March 18400 Indian rupees' })).toBeInTheDocument();
  expect(within(table()).getByRole('row', { name: 'Total 21712.50 Indian rupees' })).toBeInTheDocument();
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['What for', 'Amount']);
});

it('says that it is a table, since it is drawn as wrapping lines', () => {
  render(<PriceBreakdown {...charges} />);
  const parts = [...table().querySelectorAll('thead, tbody, tfoot, tr, th, td')];
  expect(table()).toHaveAttribute('role', 'table');
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});

it('shows minor units in every line as soon as one line has them', () => {
  render(<PriceBreakdown {...charges} />);
  expect(within(table()).getByText('₹18,400.00')).toBeVisible();
  expect(within(table()).getByText('₹3,312.50')).toBeVisible();
});

it('keeps whole prices whole beside an exact tax and a rounding', () => {
  const summary = [
    { id: 'tax', label: 'Tax (5 %)', amountMinor: 92_055, isExact: true },
    { id: 'rounding', label: 'Rounding', amountMinor: 45, isExact: true },
  ];
  render(
    <PriceBreakdown {...charges} summary={summary} total={{ label: 'Total', amountMinor: 1_932_100 }} />,
  );
  expect(within(table()).getByText('₹18,400')).toBeVisible();
  expect(within(table()).getByText('₹920.55')).toBeVisible();
  expect(within(table()).getByText('₹0.45')).toBeVisible();
  expect(within(table()).getByText('₹19,321')).toBeVisible();
});

it('says what a line is about in more words below it', () => {
  render(<PriceBreakdown {...charges} total={{ ...charges.total, detail: 'To be paid at the hotel' }} />);
  expect(within(table()).getByRole('rowheader', { name: 'Total To be paid at the hotel' })).toBeVisible();
});

it('says below the total what it includes and what is paid elsewhere', () => {
  const beside = [
    { id: 'vat', label: 'of which VAT (6 %)', amountMinor: 104_151 },
    { id: 'city', label: 'City tax, paid at the hotel', detail: '2 adults', amountMinor: 40_000 },
  ];
  render(<PriceBreakdown {...charges} beside={beside} />);
  const rows = within(table()).getAllByRole('row');
  expect(rows.slice(-3).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Total/),
    expect.stringMatching(/^of which VAT \(6 %\)/),
    expect.stringMatching(/^City tax, paid at the hotel2 adults/),
  ]);
  expect(within(table()).getByRole('row', { name: /^of which VAT .* 1041.51 Indian rupees$/ })).toBeVisible();
});

it('keeps whole prices whole above an included tax with minor units', () => {
  const beside = [{ id: 'vat', label: 'of which VAT', amountMinor: 104_151 }];
  const total = { label: 'Total', amountMinor: 1_840_000 };
  render(<PriceBreakdown {...charges} summary={[]} total={total} beside={beside} />);
  expect(within(table()).getAllByText('₹18,400')).toHaveLength(2);
  expect(within(table()).getByText('₹1,041.51')).toBeVisible();
});

it('is only a total when there is nothing else', () => {
  render(<PriceBreakdown {...charges} groups={[]} summary={[]} />);
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(1);
});

it('passes on what it does not know, and its element', () => {
  const ref = createRef<HTMLTableElement>();
  render(<PriceBreakdown {...charges} ref={ref} id="charges" />);
  expect(ref.current).toHaveAttribute('id', 'charges');
});
