import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceBreakdown } from './index.ts';

it('is a table whose every amount is headed by its words, in one column of figures', () => {
  render(
    <PriceBreakdown
      caption="Booking charges"
      labelHeading="What for"
      amountHeading="Amount"
      currency="INR"
      groups={[
        {
          id: 'room',
          heading: 'Lake suite',
          lines: [{ id: 'n1', label: '10 March', amountMinor: 1_840_000 }],
        },
      ]}
      summary={[{ id: 'tax', label: 'Tax and charges (18 %)', amountMinor: 331_250 }]}
      total={{ label: 'Total', amountMinor: 2_171_250 }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Booking charges' });
  expect(within(table).getByRole('row', { name: '10 March ₹18,400.00' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Total ₹21,712.50' })).toBeInTheDocument();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['What for', 'Amount']);
});
