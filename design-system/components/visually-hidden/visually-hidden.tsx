import { createElement } from 'react';
import { type ElementProps } from '../../element-props.ts';
import * as css from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  /** The HTML element. */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'p';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: css.hidden });
}
