import type { ReactNode } from 'react';
import { fractionFor, Price, type PriceUnit, type PriceFormat } from '../price/index.ts';
import { Table, type TableColumn, type TableProps } from '../table/index.ts';

export interface RefundHistoryRow {
  id: string;
  /** The refund's status, in words. */
  state: ReactNode;
  /** The amount that was captured. */
  amountMinor: number;
  /** The formatted date of the request. */
  createdAt: ReactNode;
  /** The refunded amount, if known. */
  refundAmountMinor?: number;
  /** The bank's transaction id, if known. */
  transactionId?: ReactNode;
}

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
  /** The column headings. */
  headings: RefundHistoryHeadings;
  /** Shown for unknown values, such as "Not yet". */
  unknownText: ReactNode;
  /** The currency and its decimals, such as those of a quote. */
  unit: PriceUnit;
  /** The locale in which the hotel writes amounts, such as en-IN. */
  locale: string;
}

/** All refunds of a booking as a table; on phones one card each. */
export function RefundHistory(props: RefundHistoryProps) {
  const { headings, unknownText, unit, locale, ...table } = props;
  const amounts = table.rows.flatMap((row) => [row.amountMinor, row.refundAmountMinor ?? 0]);
  const money = { unit, locale, fraction: fractionFor(amounts, unit) };
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
