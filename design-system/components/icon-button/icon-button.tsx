import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ElementProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** The icon. */
  icon: IconName;
  /** `quiet` shows its edge on hover only; `secondary` always. */
  tone?: keyof typeof css.tone;
  /** The size: `s` inside cards and rows. */
  size?: keyof typeof css.size;
}

/** A button with only an icon. With `aria-disabled` it looks disabled and keeps the focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'quiet', size = 'm', type = 'button', ...native } = props;
  const names = classes(
    css.iconButton,
    variant('IconButton', 'size', size, css.size),
    variant('IconButton', 'tone', tone, css.tone),
  );
  return (
    <button {...native} type={type} aria-label={label} className={names}>
      <Icon name={icon} size={size === 's' ? 's' : 'm'} />
    </button>
  );
}
