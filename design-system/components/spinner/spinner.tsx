import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends Omit<ElementProps<'span'>, 'children' | 'role'> {
  /** What is being waited for, spoken once. */
  label: string;
  /** `m` where content will be, `s` inside a line. */
  size?: keyof typeof css.size;
}

/** Something is on its way: 48 px alone, small inside a line. */
export function Spinner({ label, size = 'm', ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role="status"
      className={classes(css.spinner, variant('Spinner', 'size', size, css.size))}
    >
      <span aria-hidden="true" className={css.rings[size]} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
