import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ElementProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, for those who do not see the icon. */
  label: string;
  /** The sign that stands for what it does. */
  icon: IconName;
  /** `quiet` shows its edge only when pointed at; `secondary` always. */
  tone?: keyof typeof css.tone;
  /** How large it is: `s` inside cards and rows. */
  size?: keyof typeof css.size;
}

/** A button that is only an icon. With `aria-disabled` it is drawn as being at its bound, and keeps the focus. */
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
