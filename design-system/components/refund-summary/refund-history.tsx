import type { ReactNode } from 'react';
import { fractionFor, Price, type PriceFormat } from '../price/index.ts';
import { Table, type TableColumn, type TableProps } from '../table/index.ts';

/** One payment and what became of it. */
export interface RefundHistoryRow {
  id: string;
  /** Where the refund stands, in words. */
  state: ReactNode;
  /** What had been taken from the guest. */
  amountMinor: number;
  /** When it was asked for, as it is written. */
  createdAt: ReactNode;
  /** What was paid back; not there as long as nobody knows. */
  refundAmountMinor?: number;
  /** How the bank calls it; not there as long as there is none. */
  transactionId?: ReactNode;
}

/** The words above each column. */
export interface RefundHistoryHeadings {
  state: ReactNode;
  amount: ReactNode;
  createdAt: ReactNode;
  refundAmount: ReactNode;
  transactionId: ReactNode;
}

export interface RefundHistoryProps extends Pick<
  TableProps<RefundHistoryRow>,
  'caption' | 'captionHidden' | 'emptyMessage' | 'rows'
> {
  /** Of its columns. */
  headings: RefundHistoryHeadings;
  /** Stands where something is not known yet, such as "Not yet". */
  unknownText: ReactNode;
  /** Three letters, such as INR. */
  currency: string;
  /** How figures are written and the currency is named, such as en-IN. */
  locale?: string;
}

/** Everything that was paid back for a booking, one below the other; on phones a card each. */
export function RefundHistory(props: RefundHistoryProps) {
  const { headings, unknownText, currency, locale = 'en-IN', ...table } = props;
  const amounts = table.rows.flatMap((row) => [row.amountMinor, row.refundAmountMinor ?? 0]);
  const money = { currency, locale, fraction: fractionFor(amounts, currency) };
  const columns = columnsOf(headings, unknownText, money);
  return <Table {...table} columns={columns} rowId={({ id }) => id} layout="stacked" />;
}

function columnsOf(
  headings: RefundHistoryHeadings,
  unknownText: ReactNode,
  money: PriceFormat,
): readonly TableColumn<RefundHistoryRow>[] {
  const price = (amountMinor: number) => <Price {...money} amountMinor={amountMinor} size="s" />;
  return [
    { id: 'state', header: headings.state, cell: ({ state }) => state, rowHeader: true },
    { id: 'amount', header: headings.amount, cell: ({ amountMinor }) => price(amountMinor), numeric: true },
    { id: 'createdAt', header: headings.createdAt, cell: ({ createdAt }) => createdAt },
    {
      id: 'refundAmount',
      header: headings.refundAmount,
      cell: ({ refundAmountMinor: back }) => (back === undefined ? unknownText : price(back)),
      numeric: true,
    },
    {
      id: 'transactionId',
      header: headings.transactionId,
      cell: ({ transactionId }) => transactionId ?? unknownText,
    },
  ];
}
