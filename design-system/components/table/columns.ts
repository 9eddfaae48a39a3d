import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Heads the column. */
  header: ReactNode;
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** The alignment: `end` for numbers by default, else `start`. */
  align?: 'start' | 'center' | 'end';
  /** Holds numbers: tabular figures on one line. */
  numeric?: boolean;
  /** The cell that names the row, such as a room or a booking. */
  rowHeader?: boolean;
  /** The heading is a sort button. */
  sortable?: boolean;
}

export interface TableSort {
  /** The id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export type TableLayout = 'scroll' | 'pinned' | 'stacked';

/** The role of a table element that is drawn differently, because browsers then drop the native role. */
export function roleOf(
  name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader',
  layout: TableLayout,
) {
  return layout === 'stacked' ? { role: name } : {};
}
