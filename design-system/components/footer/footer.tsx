import { type ReactNode, useId } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { isGiven } from '../../is-given.ts';
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
  /** Addresses, ways to ask, places to go. */
  columns: readonly FooterColumn[];
  /** The last line: who runs the site, and its small print. */
  legal?: ReactNode;
}

/** The end of every page: who this is, where, and how to ask. */
export function Footer({ brand, tagline, columns, legal, ...rest }: FooterProps) {
  const prefix = useId();
  return (
    <footer {...rest} className={classes(surfaces.secondary, css.footer)}>
      <Container>
        <div className={css.body}>
          <div className={css.identity}>
            <div className={css.brand}>{brand}</div>
            {isGiven(tagline) && <p className={css.tagline}>{tagline}</p>}
          </div>
          <div className={css.columns}>
            {columns.map(({ id, title, content }) => (
              <section key={id} className={css.column} aria-labelledby={`${prefix}-${id}`}>
                <h2 id={`${prefix}-${id}`} className={css.title}>
                  {title}
                </h2>
                <div className={css.content}>{content}</div>
              </section>
            ))}
          </div>
        </div>
        {isGiven(legal) && <div className={css.legal}>{legal}</div>}
      </Container>
    </footer>
  );
}
