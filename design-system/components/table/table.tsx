import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Cell, ColumnHeader } from './cells.tsx';
import { roleOf, type TableColumn, type TableLayout, type TableSort } from './columns.ts';
import * as css from './table.css.ts';
import { useOverflow } from './use-overflow.ts';

export interface TableProps<Row> extends Omit<ElementProps<'table'>, 'children'> {
  /** Names the table. */
  caption: ReactNode;
  /** The caption is heard and not seen, where a heading above says the same. */
  captionHidden?: boolean;
  /** Each with its heading and what it shows of a row. */
  columns: readonly TableColumn<Row>[];
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** Tells rows apart. */
  rowId: (row: Row) => string;
  /** Stands in place of the rows when there are none. */
  emptyMessage: ReactNode;
  /** The order of the rows, as the parent has made it. */
  sort?: TableSort;
  /** Told the order that was asked for; the parent sorts the rows. */
  onSortChange?: (sort: TableSort) => void;
  /** What happens on phones: it scrolls sideways, or every row becomes a card. */
  layout?: TableLayout;
}

/**
 * Facts in rows and columns. Wider than its place, it scrolls inside a region that takes the focus.
 * `data-layout`: scroll | stacked; `data-overflow` of the region while it scrolls.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, rowId, emptyMessage, ...more } = props;
  const { sort, onSortChange, layout = 'scroll', ...rest } = more;
  const [isOverflowing, watch] = useOverflow();
  const captionId = useId();
  const region = { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, 'data-overflow': '' };
  return (
    <div ref={watch} className={css.region} {...(isOverflowing ? region : {})}>
      <table
        {...rest}
        {...roleOf('table', layout)}
        data-layout={layout}
        className={variant('Table', 'layout', layout, css.table)}
      >
        {captionHidden ? (
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
        ) : (
          <caption id={captionId} className={css.caption[layout]}>
            {caption}
          </caption>
        )}
        <thead {...roleOf('rowgroup', layout)} className={css.head[layout]}>
          <tr {...roleOf('row', layout)} className={css.headRow[layout]}>
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                layout={layout}
                sort={sort}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody {...roleOf('rowgroup', layout)} className={css.body[layout]}>
          {rows.map((row) => (
            <tr key={rowId(row)} {...roleOf('row', layout)} className={css.row[layout]}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} layout={layout}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...roleOf('row', layout)} className={css.row[layout]}>
              <td colSpan={columns.length} {...roleOf('cell', layout)} className={css.empty}>
                {emptyMessage}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
