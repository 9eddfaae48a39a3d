import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = keyof typeof css.size;

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 'xs', 6: 'xs' } as const;

export interface HeadingProps extends ElementProps<'h2'> {
  /** The heading level in the page's outline. */
  level: HeadingLevel;
  /** The size, if it differs from the level's. */
  size?: HeadingSize;
  /** The text alignment. */
  align?: keyof typeof css.align;
}

/**
 * A heading. `level` sets its place in the outline, `size` its size. It is trimmed to capitals and baseline, so that
 * gaps around it are exact.
 */
export function Heading({ level, size = SIZE_OF_LEVEL[level], align, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const names = classes(
    css.heading,
    variant('Heading', 'size', size, css.size),
    align && variant('Heading', 'align', align, css.align),
  );
  return (
    <Element {...rest} className={names}>
      {children}
    </Element>
  );
}
