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
  /** The HTML element. Choose a semantic one if one fits. */
  as?: BoxElement;
  /** Padding on all sides. */
  padding?: Space;
  /** Padding above and below. */
  paddingBlock?: Space;
  /** Padding at the start and end of lines. */
  paddingInline?: Space;
  /** The content. */
  children?: ReactNode;
}

/** A plain box with padding. */
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
