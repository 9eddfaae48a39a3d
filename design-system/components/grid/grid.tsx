import { createElement, type ReactNode } from 'react';
import { gap as gaps, type Space } from '../../css/space.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './grid.css.ts';

interface GridBase extends ElementProps<'div'> {
  /** The HTML element. */
  as?: BoxElement;
  /** Space between the cells. */
  gap?: Space;
}

/** Either a number of columns on a wide screen, or a minimum width per column. */
export type GridProps = GridBase &
  (
    | {
        /** The number of columns on a wide screen. */
        columns?: keyof typeof css.columns;
        minColumn?: never;
      }
    | {
        /** The minimum width of a column. As many columns as fit are shown. */
        minColumn: keyof typeof css.minColumn;
        columns?: never;
      }
  );

/** Equal columns, fewer on small screens. */
export function Grid({ as = 'div', gap = 'l', columns = 1, minColumn, ...rest }: GridProps) {
  const shape =
    minColumn === undefined
      ? variant('Grid', 'columns', columns, css.columns)
      : variant('Grid', 'minColumn', minColumn, css.minColumn);
  return createElement(as, {
    ...rest,
    className: classes(css.grid, variant('Grid', 'gap', gap, gaps), shape),
  });
}

export interface SplitProps extends ElementProps<'div'> {
  /** Content beside the main part, and below it on small screens. */
  side: ReactNode;
  /** The width of the side. */
  sideWidth?: keyof typeof css.sideWidth;
  /** Keeps the side in view while the main part scrolls. */
  sticky?: boolean;
}

/** A main part with a side, such as a form with its summary. */
export function Split({ side, sideWidth = 'm', sticky = false, children, ...rest }: SplitProps) {
  const width = variant('Split', 'sideWidth', sideWidth, css.sideWidth);
  return (
    <div {...rest} className={classes(css.grid, css.split, width)}>
      <div className={css.area}>{children}</div>
      <div className={classes(css.area, sticky && css.sticky)}>{side}</div>
    </div>
  );
}
