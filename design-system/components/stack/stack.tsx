import { createElement } from 'react';
import { align as alignments, justify as justifications } from '../../css/align.css.ts';
import { gap as gaps, type Space } from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ElementProps<'div'> {
  /** The HTML element. */
  as?: BoxElement;
  /** Space between the children. */
  gap?: Space;
  /** The alignment of the children across the column. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** How children are distributed in spare height. */
  justify?: keyof typeof justifications;
}

/** Children in a column, evenly spaced. */
export function Stack({ as = 'div', gap = 'm', align = 'stretch', justify = 'start', ...rest }: StackProps) {
  const names = classes(
    css.stack,
    variant('Stack', 'gap', gap, gaps),
    variant('Stack', 'align', align, alignments),
    variant('Stack', 'justify', justify, justifications),
  );
  return createElement(as, { ...rest, className: names });
}
