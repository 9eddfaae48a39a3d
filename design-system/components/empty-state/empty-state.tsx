import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends ElementProps<'div'> {
  /** A sign of what would be here. */
  icon?: IconName;
  /** Says what is not here. */
  heading: ReactNode;
  /** The place of the heading in the outline of the page. */
  headingLevel?: HeadingLevel;
  /** The way on. */
  action?: ReactNode;
}

/** A place with nothing in it, on purpose: says why, and where to go. */
export function EmptyState({ icon, heading, headingLevel = 2, action, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={css.empty}>
      {icon !== undefined && (
        <span className={css.sign}>
          <Icon name={icon} size="l" />
        </span>
      )}
      <Heading level={headingLevel} size="m">
        {heading}
      </Heading>
      {hasContent(children) && <div className={css.words}>{children}</div>}
      {hasContent(action) && <div className={css.action}>{action}</div>}
    </div>
  );
}
