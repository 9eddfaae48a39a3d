import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { fractionFor, Price, type PriceUnit } from '../price/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price-breakdown.css.ts';

export interface PriceLineItem {
  id: string;
  label: ReactNode;
  /** A secondary line below the label. */
  detail?: ReactNode;
  amountMinor: number;
  /** An exact part, such as a tax or a rounding: its decimals give no decimals to the other lines. */
  isExact?: boolean;
}

export interface PriceGroup {
  id: string;
  /** What the lines share, such as one room. */
  heading?: ReactNode;
  lines: readonly PriceLineItem[];
}

export interface PriceBreakdownProps extends Omit<ElementProps<'table'>, 'children' | 'summary'> {
  /** Names the table for screen readers. */
  caption: ReactNode;
  /** The heading of the label column. */
  labelHeading: ReactNode;
  /** The heading of the amount column. */
  amountHeading: ReactNode;
  /** The currency and its decimals, such as those of a quote. */
  unit: PriceUnit;
  /** The locale in which the hotel writes amounts, such as en-IN. */
  locale: string;
  /** The currency's code beside the total, where its symbol is also that of another currency: "USD". */
  totalCode?: string | undefined;
  /** The items, in groups. */
  groups: readonly PriceGroup[];
  /** Lines between the items and the total, such as taxes. */
  summary?: readonly PriceLineItem[];
  /** The total, drawn largest. */
  total: Omit<PriceLineItem, 'id'>;
  /** Lines below the total: what it includes, such as tax, or what is paid elsewhere. */
  beside?: readonly PriceLineItem[];
}

/** Drawn with wrapping lines, a table needs explicit roles: some browsers derive them from its layout. */
const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The price of a stay, line by line down to the total. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const {
    caption,
    labelHeading,
    amountHeading,
    unit,
    locale,
    totalCode,
    groups,
    summary = [],
    total,
    beside = [],
    ...rest
  } = props;
  const moneyOf = (lines: readonly Pick<PriceLineItem, 'amountMinor'>[]) => {
    const amounts = lines.map((line) => line.amountMinor);
    return { unit, locale, fraction: fractionFor(amounts, unit) };
  };
  const whole = summary.filter(({ isExact = false }) => !isExact);
  const money = moneyOf([...groups.flatMap((group) => group.lines), ...whole, total]);
  // A tax is rarely a whole amount, and is no reason for decimals in every price.
  const moneyExact = moneyOf([...summary, ...beside].filter(({ isExact = false }) => isExact));
  const moneyBeside = moneyOf(beside.filter(({ isExact = false }) => !isExact));
  return (
    <table {...ROLE.table} {...rest} className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead {...ROLE.rowGroup} className={css.rows}>
        <tr {...ROLE.row} className={css.headRow}>
          <th scope="col" {...ROLE.columnHeader}>
            <VisuallyHidden>{labelHeading}</VisuallyHidden>
          </th>
          <th scope="col" {...ROLE.columnHeader}>
            <VisuallyHidden>{amountHeading}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id} {...ROLE.rowGroup} className={css.rows}>
          {hasContent(group.heading) && (
            <tr {...ROLE.row} className={css.groupRow}>
              <th scope="rowgroup" colSpan={2} {...ROLE.rowHeader} className={css.group}>
                {group.heading}
              </th>
            </tr>
          )}
          {group.lines.map((line) => (
            <Line key={line.id} line={line}>
              <Price {...money} amountMinor={line.amountMinor} size="s" />
            </Line>
          ))}
        </tbody>
      ))}
      {summary.length > 0 && (
        <tbody {...ROLE.rowGroup} className={css.summary}>
          {summary.map((line) => (
            <Line key={line.id} line={line}>
              <Price
                {...(line.isExact === true ? moneyExact : money)}
                amountMinor={line.amountMinor}
                size="s"
              />
            </Line>
          ))}
        </tbody>
      )}
      <tfoot {...ROLE.rowGroup} className={css.rows}>
        <tr {...ROLE.row} className={css.totalRow}>
          <th scope="row" {...ROLE.rowHeader} className={css.totalLabel}>
            <span>{total.label}</span>
            {hasContent(total.detail) && <span className={css.detail}>{total.detail}</span>}
          </th>
          <td {...ROLE.cell} className={css.totalAmount}>
            <Price {...money} amountMinor={total.amountMinor} size="l" code={totalCode} />
          </td>
        </tr>
        {beside.map((line) => (
          <Line key={line.id} line={line} isMuted>
            <Price
              {...(line.isExact === true ? moneyExact : moneyBeside)}
              amountMinor={line.amountMinor}
              size="s"
            />
          </Line>
        ))}
      </tfoot>
    </table>
  );
}

interface LineProps {
  line: PriceLineItem;
  isMuted?: boolean;
  children: ReactNode;
}

function Line({ line, isMuted = false, children }: LineProps) {
  return (
    <tr {...ROLE.row} className={isMuted ? css.besideRow : css.row}>
      <th scope="row" {...ROLE.rowHeader} className={css.label}>
        <span>{line.label}</span>
        {hasContent(line.detail) && <span className={css.detail}>{line.detail}</span>}
      </th>
      <td {...ROLE.cell} className={css.amount}>
        {children}
      </td>
    </tr>
  );
}
