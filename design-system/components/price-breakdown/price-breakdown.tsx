import type { ReactNode } from 'react';
import { isGiven } from '../field/index.ts';
import { fractionFor, priceFormatter } from '../price/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price-breakdown.css.ts';

export interface PriceLineItem {
  id: string;
  label: ReactNode;
  /** A quieter line below the label. */
  detail?: ReactNode;
  amountMinor: number;
}

export interface PriceGroup {
  id: string;
  /** What the lines have in common, such as one room. */
  heading?: ReactNode;
  lines: readonly PriceLineItem[];
}

export interface PriceBreakdownProps {
  /** Names the table for those who do not see it. */
  caption: ReactNode;
  /** Heads the column of words. */
  labelHeading: ReactNode;
  /** Heads the column of amounts. */
  amountHeading: ReactNode;
  currency: string;
  locale?: string;
  groups: readonly PriceGroup[];
  /** Lines between the parts and the total, such as taxes. */
  summary?: readonly PriceLineItem[];
  total: Omit<PriceLineItem, 'id'>;
}

/** What a stay costs, line by line down to the total. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const {
    caption,
    labelHeading,
    amountHeading,
    currency,
    locale = 'en-IN',
    groups,
    summary = [],
    total,
  } = props;
  const amounts = [...groups.flatMap((group) => group.lines), ...summary, total].map(
    (line) => line.amountMinor,
  );
  const show = priceFormatter({ currency, locale, fraction: fractionFor(amounts, currency) });
  return (
    <table className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{labelHeading}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{amountHeading}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {isGiven(group.heading) && (
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.group}>
                {group.heading}
              </th>
            </tr>
          )}
          {group.lines.map((line) => (
            <Line key={line.id} line={line} amount={show(line.amountMinor)} />
          ))}
        </tbody>
      ))}
      {summary.length > 0 && (
        <tbody className={css.summary}>
          {summary.map((line) => (
            <Line key={line.id} line={line} amount={show(line.amountMinor)} />
          ))}
        </tbody>
      )}
      <tfoot>
        <tr>
          <th scope="row" className={css.totalLabel}>
            <span>{total.label}</span>
            {isGiven(total.detail) && <span className={css.detail}>{total.detail}</span>}
          </th>
          <td className={css.totalAmount}>{show(total.amountMinor)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line, amount }: { line: PriceLineItem; amount: string }) {
  return (
    <tr>
      <th scope="row" className={css.label}>
        <span>{line.label}</span>
        {isGiven(line.detail) && <span className={css.detail}>{line.detail}</span>}
      </th>
      <td className={css.amount}>{amount}</td>
    </tr>
  );
}
