import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Image, type ImageSource } from '../image/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import { Text } from '../text/index.ts';
import * as css from './comparison-table.css.ts';

/** One row: what is compared. */
export interface Comparison<Item> {
  id: string;
  /** Names the row, such as "Cancelling". */
  label: ReactNode;
  /** A line below the name. */
  detail?: ReactNode;
  /** What the item has in this row, in words; nothing where it has none. */
  value: (item: Item) => ReactNode;
}

export interface ComparisonTableProps<Item> extends Omit<ElementProps<'table'>, 'children'> {
  /** Names the table, and the region that scrolls. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading says the same. */
  captionHidden?: boolean;
  /** What is compared, a column each: two to four. */
  items: readonly Item[];
  /** The id of an item. */
  itemId: (item: Item) => string;
  /** Heads the column of an item. Short: it is announced before each of its cells. */
  itemName: (item: Item) => ReactNode;
  /** A picture above the name, as an ornament: its alternative text is not announced. */
  itemPicture?: (item: Item) => ImageSource;
  /** The rows. The last one usually holds the buttons that choose. */
  comparisons: readonly Comparison<Item>[];
  /** Heads the column of the row names, such as "What you get". */
  labelHeading: ReactNode;
  /** Shown where an item has nothing, such as "Not included". */
  missingLabel: ReactNode;
  /** Shown when there is nothing to compare. */
  emptyMessage: ReactNode;
}

/**
 * Rooms or rates side by side. Where they do not fit, they scroll in a region of their own, and the names of the rows
 * stay in view.
 */
export function ComparisonTable<Item>(props: ComparisonTableProps<Item>) {
  const { items, itemId, itemName, itemPicture, comparisons, labelHeading, missingLabel, ...rest } = props;
  const { emptyMessage, ...table } = rest;
  if (items.length === 0) return <Text tone="muted">{emptyMessage}</Text>;
  const columns: TableColumn<Comparison<Item>>[] = items.map((item) => ({
    id: itemId(item),
    header: (
      <span className={css.item}>
        {itemPicture !== undefined && <Picture source={itemPicture(item)} />}
        <span className={css.name}>{itemName(item)}</span>
      </span>
    ),
    cell: ({ value }) => filled(value(item), missingLabel),
  }));
  return (
    <Table
      {...table}
      layout="pinned"
      columns={[{ id: 'label', header: labelHeading, cell: rowName, rowHeader: true }, ...columns]}
      rows={comparisons}
      rowId={({ id }) => id}
      emptyMessage={emptyMessage}
    />
  );
}

function rowName({ label, detail }: Pick<Comparison<never>, 'label' | 'detail'>) {
  return (
    <>
      {label}
      {hasContent(detail) && <span className={css.detail}>{detail}</span>}
    </>
  );
}

function filled(value: ReactNode, missingLabel: ReactNode) {
  if (hasContent(value)) return value;
  return (
    <Text as="span" tone="muted" size="small">
      {missingLabel}
    </Text>
  );
}

function Picture({ source }: { source: ImageSource }) {
  return (
    <span className={css.picture}>
      <Image source={{ ...source, decorative: true }} ratio="3:2" sizes="(min-width: 48rem) 13rem, 9rem" />
    </span>
  );
}
