import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './badge.css.ts';

export interface BadgeProps extends ElementProps<'span'> {
  /** The meaning of the badge. */
  tone?: keyof typeof css.tone;
  /** Shown before the text. */
  icon?: IconName;
}

/**
 * A short label on another element.
 *
 * `data-tone`: neutral | brand | accent | info | success | warning | danger.
 */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  const names = classes(css.badge, variant('Badge', 'tone', tone, css.tone));
  return (
    <span {...rest} data-tone={tone} className={names}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
