import { createElement, type ReactNode } from 'react';
import {
  padding as paddings,
  paddingBlock as blocks,
  paddingInline as inlines,
  type Space,
} from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

export interface BoxProps extends ElementProps<'div'> {
  /** The element to draw; a meaningful one where there is one. */
  as?: BoxElement;
  /** Space inside, on all sides. */
  padding?: Space;
  /** Space inside, above and below. */
  paddingBlock?: Space;
  /** Space inside, at the start and end of lines. */
  paddingInline?: Space;
  children?: ReactNode;
}

/** A plain area with space inside. */
export function Box({ as = 'div', padding, paddingBlock, paddingInline, ...rest }: BoxProps) {
  return createElement(as, {
    ...rest,
    className: classes(
      padding && paddings[padding],
      paddingBlock && blocks[paddingBlock],
      paddingInline && inlines[paddingInline],
    ),
  });
}
