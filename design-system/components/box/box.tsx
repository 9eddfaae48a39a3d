import { createElement, type ReactNode } from 'react';
import {
  padding as paddings,
  paddingBlock as blocks,
  paddingInline as inlines,
  type Space,
} from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';

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
  /** What stands inside. */
  children?: ReactNode;
}

/** A plain area with space inside. */
export function Box({ as = 'div', padding, paddingBlock, paddingInline, ...rest }: BoxProps) {
  return createElement(as, {
    ...rest,
    className: classes(
      padding && variant('Box', 'padding', padding, paddings),
      paddingBlock && variant('Box', 'paddingBlock', paddingBlock, blocks),
      paddingInline && variant('Box', 'paddingInline', paddingInline, inlines),
    ),
  });
}
