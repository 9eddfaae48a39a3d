import { createElement } from 'react';
import { gap as gaps, type Space } from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ElementProps<'div'> {
  /** The element to draw. */
  as?: BoxElement;
  /** Space between the children. */
  gap?: Space;
  /** Where children stand across the line of reading. */
  align?: keyof typeof css.align;
  /** Where children stand when there is height to spare. */
  justify?: keyof typeof css.justify;
}

/** Children one below the other, evenly spaced. */
export function Stack({ as = 'div', gap = 'm', align = 'stretch', justify = 'start', ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: classes(css.stack, gaps[gap], css.align[align], css.justify[justify]),
  });
}
