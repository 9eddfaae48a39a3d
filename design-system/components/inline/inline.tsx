import { createElement } from 'react';
import { gap as gaps, type Space } from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends ElementProps<'div'> {
  /** The element to draw. */
  as?: BoxElement;
  /** Space between the children. */
  gap?: Space;
  /** How children line up with each other. */
  align?: keyof typeof css.align;
  /** Where children stand when there is width to spare. */
  justify?: keyof typeof css.justify;
  /** Whether children may flow onto further lines. */
  wrap?: boolean;
}

/** Children side by side, evenly spaced, flowing onto further lines when they must. */
export function Inline({
  as = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: InlineProps) {
  const names = classes(css.inline, gaps[gap], css.align[align], css.justify[justify], wrap && css.wrap);
  return createElement(as, { ...rest, className: names });
}
