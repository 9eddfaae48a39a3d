import { type ReactNode, useRef } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { variant } from '../../variant.ts';
import { Container } from '../container/index.ts';
import * as css from './action-bar.css.ts';
import { useCoveredHeight } from './use-covered-height.ts';

export interface ActionBarProps extends Omit<ElementProps<'section'>, 'aria-label'> {
  /** Names the region, such as "Your stay". */
  label: string;
  /** What the action is about in a line or two, usually a total. */
  summary?: ReactNode;
  /** The next step: one button. */
  children: ReactNode;
  /** The width from which the page shows the summary and the action beside its content instead. */
  hiddenFrom?: keyof typeof css.hiddenFrom;
}

/**
 * The next step of a page, at the bottom of the screen. It ends where its parent ends, never covers what has the focus,
 * does not stick on low screens and is not printed.
 */
export function ActionBar({
  label,
  summary,
  children,
  hiddenFrom = 'desktop',
  ref,
  ...rest
}: ActionBarProps) {
  const own = useRef<HTMLElement>(null);
  useCoveredHeight(own);
  return (
    <section
      {...rest}
      ref={mergeRefs(own, ref)}
      aria-label={label}
      className={classes(
        surfaces.raised,
        css.bar,
        variant('ActionBar', 'hiddenFrom', hiddenFrom, css.hiddenFrom),
      )}
    >
      <Container>
        <div className={css.row}>
          {hasContent(summary) && <div className={css.summary}>{summary}</div>}
          <div className={css.action}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
