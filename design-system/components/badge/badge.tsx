import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './badge.css.ts';

export interface BadgeProps extends ElementProps<'span'> {
  /** What the words mean. */
  tone?: 'neutral' | 'brand' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  icon?: IconName;
}

/** A word or two about the thing it sits on. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  const ground = tone === 'neutral' ? css.neutral : surfaces[tone];
  return (
    <span {...rest} data-tone={tone} className={classes(css.badge, ground)}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}
