import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './description-list.css.ts';

export interface DescriptionItem {
  id: string;
  /** The name of the fact. */
  term: ReactNode;
  /** The fact. */
  detail: ReactNode;
}

export interface DescriptionListProps extends Omit<ElementProps<'dl'>, 'children'> {
  /** Terms with their details. */
  items: readonly DescriptionItem[];
  /**
   * `rows` stacks the facts; `columns` sets them side by side while there is room; `table` is compact, for many facts
   * that are looked up rather than read.
   */
  layout?: 'rows' | 'columns' | 'table';
}

/** Named facts, such as arrival, departure and guests. `data-layout`: rows | columns | table. */
export function DescriptionList({ items, layout = 'rows', ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} data-layout={layout} className={variant('DescriptionList', 'layout', layout, css.list)}>
      {items.map(({ id, term, detail }) => (
        <div key={id} className={css.item[layout]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
