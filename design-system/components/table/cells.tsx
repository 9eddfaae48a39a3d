import type { ReactNode } from 'react';
import { classes } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { roleOf, type TableColumn, type TableLayout, type TableSort } from './columns.ts';
import * as css from './table.css.ts';

type AnyColumn = Omit<TableColumn<never>, 'cell'>;

function columnClasses({ align, numeric = false, rowHeader = false }: AnyColumn, layout: TableLayout) {
  const end = align ?? (numeric ? 'end' : 'start');
  const pin = rowHeader ? css.pinnedHeading : css.pinnedColumn;
  return classes(variant('Table', 'align', end, css.align[layout]), layout === 'pinned' && pin);
}

interface ColumnHeaderProps {
  column: AnyColumn;
  layout: TableLayout;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

export function ColumnHeader({ column, layout, sort, onSortChange }: ColumnHeaderProps) {
  const { id, header, sortable = false } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const look = sortable ? css.header[layout] : css.plainHeader[layout];
  return (
    <th
      scope="col"
      {...roleOf('columnheader', layout)}
      {...(direction === undefined ? {} : { 'aria-sort': direction })}
      className={classes(look, columnClasses(column, layout), column.numeric === true && css.numericHeader)}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sortButton}
          onClick={() => onSortChange?.({ column: id, direction: next })}
        >
          <span>{header}</span>
          <svg viewBox="0 0 8 12" aria-hidden="true" focusable="false" className={css.sortSign}>
            {direction !== 'descending' && <path d="M4 0 8 5H0z" />}
            {direction !== 'ascending' && <path d="M4 12 0 7h8z" />}
          </svg>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface CellProps {
  column: AnyColumn;
  layout: TableLayout;
  children: ReactNode;
}

export function Cell({ column, layout, children }: CellProps) {
  const look = classes(columnClasses(column, layout), column.numeric === true && css.numeric);
  if (column.rowHeader === true) {
    return (
      <th scope="row" {...roleOf('rowheader', layout)} className={classes(css.rowHeader[layout], look)}>
        {children}
      </th>
    );
  }
  return (
    <td {...roleOf('cell', layout)} className={classes(css.cell[layout], look)}>
      {layout === 'stacked' ? (
        <>
          {/* Visual only: assistive technology reads the column heading. */}
          <span aria-hidden="true" className={css.label}>
            {column.header}
          </span>
          <div>{children}</div>
        </>
      ) : (
        children
      )}
    </td>
  );
}
