import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends Omit<ElementProps<'span'>, 'children' | 'role'> {
  /** What is loading, announced once. */
  label: string;
  /** `m` in place of content, `s` inside a line. */
  size?: keyof typeof css.size;
}

/** A loading indicator: 48 px alone, small inside a line. */
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
