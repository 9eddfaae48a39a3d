import type { ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Container } from '../container/index.ts';
import { Icon } from '../icon/index.ts';
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
  /** `short` takes little room, on pages where a guest is busy. */
  size?: keyof typeof css.size;
}

/** The footer of every page: hotel, contacts and links. */
export function Footer({ brand, tagline, columns, legal, size = 'full', ...rest }: FooterProps) {
  return (
    <footer
      {...rest}
      className={classes(surfaces.secondary, css.footer, variant('Footer', 'size', size, css.size))}
    >
      <Container>
        <div className={css.body}>
          <div className={css.identity}>
            <div className={css.brand}>{brand}</div>
            {hasContent(tagline) && <p className={css.tagline}>{tagline}</p>}
          </div>
          {columns.length > 0 && (
            <div className={css.columns}>
              {columns.map(({ id, title, content }) => (
                // Not a named section: each column would be one more landmark on every page.
                <div key={id} className={css.column}>
                  <h2 className={classes(css.title, css.heading)}>{title}</h2>
                  {/* Folded on phones only, and without scripts; there its summary is the title. */}
                  <details className={css.details}>
                    <summary className={classes(css.title, css.summary)}>
                      <span>{title}</span>
                      <Icon name="chevron-down" size="s" />
                    </summary>
                    <div className={css.content}>{content}</div>
                  </details>
                </div>
              ))}
            </div>
          )}
        </div>
        {hasContent(legal) && <div className={css.legal}>{legal}</div>}
      </Container>
    </footer>
  );
}
