import { createElement } from 'react';
import { align as alignments, justify as justifications } from '../../css/align.css.ts';
import { gap as gaps, type Space } from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends ElementProps<'div'> {
  /** The HTML element. */
  as?: BoxElement;
  /** Space between the children. */
  gap?: Space;
  /** How children align with each other. */
  align?: keyof typeof alignments;
  /** How children are distributed in spare width. */
  justify?: keyof typeof justifications;
  /** Whether children may wrap onto further lines. */
  wrap?: boolean;
}

/** Children side by side, evenly spaced, wrapping where needed. */
export function Inline(props: InlineProps) {
  const { as = 'div', gap = 's', align = 'center', justify = 'start', wrap = true, ...rest } = props;
  const names = classes(
    css.inline,
    variant('Inline', 'gap', gap, gaps),
    variant('Inline', 'align', align, alignments),
    variant('Inline', 'justify', justify, justifications),
    wrap && css.wrap,
  );
  return createElement(as, { ...rest, className: names });
}
