import type { ElementProps } from '../../element-props.ts';
import * as css from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The element to draw. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'p';
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span'; // One set of props serves every element; the union of all would not.
  return <Element {...rest} className={css.hidden} />;
}
