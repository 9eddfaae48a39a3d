import { classes, type ElementProps } from '../../element-props.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ElementProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, for those who do not see the icon. */
  label: string;
  icon: IconName;
  tone?: keyof typeof css.tone;
  size?: keyof typeof css.size;
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'm',
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      data-tone={tone}
      className={classes(css.iconButton, css.size[size], css.tone[tone])}
    >
      <Icon name={icon} size={size === 's' ? 's' : 'm'} />
    </button>
  );
}
