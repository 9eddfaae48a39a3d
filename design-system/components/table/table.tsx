import { type ReactNode, useId } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { useOverflow } from '../../use-overflow.ts';
import { showFocused } from '../../use-overlay.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Cell, ColumnHeader } from './cells.tsx';
import { roleOf, type TableColumn, type TableLayout, type TableSort } from './columns.ts';
import * as css from './table.css.ts';

export interface TableProps<Row> extends Omit<ElementProps<'table'>, 'children'> {
  /** Names the table. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading says the same. */
  captionHidden?: boolean;
  /** The columns with their headings and cells. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** The id of a row. */
  rowId: (row: Row) => string;
  /** Shown when there are no rows. */
  emptyMessage: ReactNode;
  /** The current order. The parent sorts the rows. */
  sort?: TableSort;
  /** Called with the wanted order. */
  onSortChange?: (sort: TableSort) => void;
  /** On phones: scroll sideways, with `pinned` beside row headings that stay in view, or one card per row. */
  layout?: TableLayout;
}

/**
 * A data table. If it is too wide it scrolls inside a focusable region. `data-layout`: scroll | pinned | stacked;
 * `data-overflow` of the region while it scrolls.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden = false, columns, rows, rowId, emptyMessage, ...more } = props;
  const { sort, onSortChange, layout = 'scroll', ...rest } = more;
  const [isOverflowing, watch] = useOverflow('x');
  const captionId = useId();
  const region = { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, 'data-overflow': '' };
  return (
    <div
      ref={watch}
      className={classes(css.region, layout === 'pinned' && css.pinned)}
      // A browser leaves alone what is partly in view, though the headings may cover the rest.
      onFocus={showFocused}
      {...(isOverflowing ? region : {})}
    >
      <table
        {...rest}
        {...roleOf('table', layout)}
        data-layout={layout}
        className={classes(
          variant('Table', 'layout', layout, css.table),
          layout === 'pinned' && css.separate,
        )}
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
