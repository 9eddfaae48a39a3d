import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Heads the column. */
  header: ReactNode;
  /** What a row has in this column. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end by default, everything else at the start. */
  align?: 'start' | 'center' | 'end';
  /** Holds figures: digits of one width, on one line. */
  numeric?: boolean;
  /** Names the row, such as a room or a booking. */
  rowHeader?: boolean;
  /** Its heading is a button that asks for the rows in its order. */
  sortable?: boolean;
}

export interface TableSort {
  /** The id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export type TableLayout = 'scroll' | 'stacked';

/** What a table drawn as something else must say, since browsers then take it for what it looks like. */
export function roleOf(
  name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader',
  layout: TableLayout,
) {
  return layout === 'stacked' ? { role: name } : {};
}
