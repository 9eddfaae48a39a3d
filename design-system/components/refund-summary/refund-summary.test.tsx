import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { RefundHistory, type RefundHistoryProps, RefundSummary } from './index.ts';

const RUPEES = { currency: 'INR', currencyDigits: 2 };

const definition = (term: string) =>
  screen
    .getByText(term)
    .parentElement?.querySelectorAll('dd')
    .values()
    .map((detail) => detail.textContent)
    .toArray();

describe('the summary', () => {
  it('says by name what comes back and why it is that much', () => {
    render(
      <RefundSummary
        unit={RUPEES}
        locale="en-IN"
        refundable={{ term: 'Refundable amount', amountMinor: 4_956_859, detail: 'Within 7 days' }}
        lines={[{ id: 'kept', term: 'Cancellation charges', amountMinor: -1_840_000 }]}
        facts={[{ id: 'id', term: 'Refund id', detail: 'RF-1' }]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Refundable amount',
      'Cancellation charges',
      'Refund id',
    ]);
    expect(definition('Refundable amount')).toEqual(['₹49,568.5949568.59 Indian rupees', 'Within 7 days']);
    expect(definition('Cancellation charges')).toEqual(['−₹18,400.00−18400 Indian rupees']);
    expect(definition('Refund id')).toEqual(['RF-1']);
  });

  it('says that nothing comes back, in the same words', () => {
    render(
      <RefundSummary
        unit={RUPEES}
        locale="en-IN"
        refundable={{ term: 'Refundable amount', amountMinor: 0 }}
      />,
    );
    expect(screen.getByText('₹0')).toBeVisible();
  });

  it('passes on what it does not know, and its element', () => {
    const ref = createRef<HTMLDListElement>();
    render(
      <RefundSummary
        ref={ref}
        id="refund"
        unit={RUPEES}
        locale="en-IN"
        refundable={{ term: 'Back', amountMinor: 0 }}
      />,
    );
    expect(ref.current).toHaveAttribute('id', 'refund');
  });
});

describe('the history', () => {
  const history: RefundHistoryProps = {
    caption: 'Refund history',
    headings: {
      state: 'State',
      amount: 'Captured',
      createdAt: 'Asked for',
      refundAmount: 'Paid back',
      transactionId: 'Transaction',
    },
    unknownText: 'Not yet',
    emptyMessage: 'Nothing has been paid back.',
    unit: RUPEES,
    locale: 'en-IN',
    rows: [
      { id: '2', state: 'On its way', amountMinor: 6_796_859, createdAt: '4 March' },
      {
        id: '1',
        state: 'Done',
        amountMinor: 240_000,
        createdAt: '28 February',
        refundAmountMinor: 240_000,
        transactionId: 'TX-1',
      },
    ],
  };
  const table = () => screen.getByRole('table', { name: 'Refund history' });

  it('is a table of what was captured and what was paid back', () => {
    render(<RefundHistory {...history} />);
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['State', 'Captured', 'Asked for', 'Paid back', 'Transaction']);
    const row = within(table()).getByRole('row', { name: /^Done/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Done');
    expect(within(row).getAllByText('₹2,400.00')).toHaveLength(2);
    expect(within(row).getByText('TX-1')).toBeVisible();
  });

  it('says what is not known yet', () => {
    render(<RefundHistory {...history} />);
    const row = within(table()).getByRole('row', { name: /^On its way/ });
    expect(within(row).getAllByText('Not yet')).toHaveLength(2);
  });

  it('says that there is none', () => {
    render(<RefundHistory {...history} rows={[]} />);
    expect(within(table()).getByText('Nothing has been paid back.')).toBeVisible();
  });
});
