import { createElement } from 'react';
import { type ElementProps } from '../../element-props.ts';
import * as css from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The element to draw. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'p';
}

/** Words that are heard and not seen. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: css.hidden });
}
