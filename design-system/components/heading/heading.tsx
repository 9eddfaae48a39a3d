import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = keyof typeof css.size;

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 'xs', 6: 'xs' } as const;

export interface HeadingProps extends ElementProps<'h2'> {
  /** Its place in the outline of the page. */
  level: HeadingLevel;
  /** How large it is drawn, when that differs from its level. */
  size?: HeadingSize;
  /** Where its lines begin. */
  align?: keyof typeof css.align;
}

/**
 * A heading; its level is its place in the outline, its size what the eye sees. It begins at its capitals and ends at its baseline, so
 * that the space around it is what is asked for.
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
