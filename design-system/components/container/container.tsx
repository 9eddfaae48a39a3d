import { createElement } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './container.css.ts';

export interface ContainerProps extends ElementProps<'div'> {
  /** The HTML element. */
  as?: BoxElement;
  /** The maximum width of the content. */
  width?: keyof typeof css.width;
}

/** Centres content and keeps it off the edges of the screen. */
export function Container({ as = 'div', width = 'wide', ...rest }: ContainerProps) {
  return createElement(as, {
    ...rest,
    className: classes(css.container, variant('Container', 'width', width, css.width)),
  });
}
