import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import {
  RefundHistory,
  type RefundHistoryProps,
  RefundSummary,
  type RefundSummaryProps,
} from '#design-system/refund-summary';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const summary: RefundSummaryProps = {
  ...MONEY,
  refundable: {
    term: 'Refundable amount',
    amountMinor: 4_956_859,
    detail: 'Back on your card within 7 days',
  },
  lines: [
    { id: 'billed', term: 'Total billed amount', detail: 'Tax included: ₹10,368.09', amountMinor: 6_796_859 },
    { id: 'kept', term: 'Cancellation charges', detail: 'One night, Flexible', amountMinor: -1_840_000 },
  ],
  facts: [
    { id: 'id', term: 'Refund id', detail: 'RF-7K2M-94QX' },
    { id: 'status', term: 'Status', detail: <Badge tone="info">On its way</Badge> },
    { id: 'reason', term: 'Reason', detail: 'Our flight was moved by a day' },
    { id: 'until', term: 'Free of charge until', detail: 'Tuesday, 3 March 2026, 14:00 (hotel time)' },
  ],
};
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
  ...MONEY,
  rows: [
    {
      id: '2',
      state: <Badge tone="info">On its way</Badge>,
      amountMinor: 6_796_859,
      createdAt: '4 March 2026, 09:12',
    },
    {
      id: '1',
      state: <Badge tone="success">Paid back</Badge>,
      amountMinor: 240_000,
      createdAt: '28 February 2026, 18:40',
      refundAmountMinor: 240_000,
      transactionId: 'TX-90311-7745-2210-A',
    },
  ],
};
const meta = preview.meta({
  id: 'travel-refund-summary',
  title: 'Travel/Refund summary',
  component: RefundSummary,
  args: summary,
});

export const Default = meta.story();
export const BeforeCancelling = meta.story({ args: { facts: summary.facts?.slice(3) ?? [] } });
export const NothingComesBack = meta.story({
  args: { refundable: { term: 'Refundable amount', amountMinor: 0, detail: 'The deadline has passed.' } },
});
export const History = meta.story({ render: () => <RefundHistory {...history} /> });
export const NoHistory = meta.story({ render: () => <RefundHistory {...history} rows={[]} /> });
export const Matrix = meta.story({
  render: () => <MatrixOf of="RefundHistory" component={RefundHistory} args={history} minColumn="l" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <RefundSummary
          {...summary}
          refundable={{ term: LONG_WORD, amountMinor: 12_345_678_900, detail: LONG_WORD }}
          lines={[{ id: 'long', term: LONG_WORD, amountMinor: 12_345_678_900, detail: LONG_WORD }]}
          facts={[{ id: 'long', term: LONG_WORD, detail: LONG_WORD }]}
        />
      }
      rightToLeft={
        <RefundSummary
          {...summary}
          refundable={{ term: ARABIC, amountMinor: 4_956_859, detail: ARABIC }}
          lines={[{ id: 'rtl', term: ARABIC, amountMinor: -1_840_000 }]}
          facts={[{ id: 'rtl', term: ARABIC, detail: ARABIC }]}
        />
      }
      empty={<RefundSummary {...MONEY} refundable={{ term: 'Refundable amount', amountMinor: 0 }} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <RefundSummary {...summary} facts={summary.facts?.slice(0, 1) ?? []} />
    </OnEverySurface>
  ),
});
