import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends ElementProps<'div'> {
  /** An icon for the missing content. */
  icon?: IconName;
  /** Says what is missing. */
  heading: ReactNode;
  /** The heading level. */
  headingLevel?: HeadingLevel;
  /** A link or button to go on with. */
  action?: ReactNode;
}

/** An empty place: explains why it is empty and where to go. */
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
