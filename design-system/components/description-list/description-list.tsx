import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

export interface DescriptionItem {
  id: string;
  term: ReactNode;
  detail: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `rows` one below the other, `columns` side by side while there is room. */
  layout?: 'rows' | 'columns';
}

/** Facts by name: arrival, departure, guests. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={css.list[layout]}>
      {items.map(({ id, term, detail }) => (
        <div key={id} className={css.item[layout]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
