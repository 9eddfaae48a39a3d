import type { ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Container } from '../container/index.ts';
import * as css from './footer.css.ts';

export interface FooterColumn {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface FooterProps extends Omit<ElementProps<'footer'>, 'children'> {
  /** The hotel's name. */
  brand: ReactNode;
  /** One sentence about the hotel. */
  tagline?: ReactNode;
  /** Columns of addresses, contacts and links. */
  columns: readonly FooterColumn[];
  /** The last line: the company and legal links. */
  legal?: ReactNode;
}

/** The footer of every page: hotel, contacts and links. */
export function Footer({ brand, tagline, columns, legal, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classes(surfaces.secondary, css.footer)}>
      <Container>
        <div className={css.body}>
          <div className={css.identity}>
            <div className={css.brand}>{brand}</div>
            {hasContent(tagline) && <p className={css.tagline}>{tagline}</p>}
          </div>
          <div className={css.columns}>
            {columns.map(({ id, title, content }) => (
              // Not a named section: each column would be one more landmark on every page.
              <div key={id} className={css.column}>
                <h2 className={css.title}>{title}</h2>
                <div className={css.content}>{content}</div>
              </div>
            ))}
          </div>
        </div>
        {hasContent(legal) && <div className={css.legal}>{legal}</div>}
      </Container>
    </footer>
  );
}
