import { createElement } from 'react';
import { padding as paddings, paddingBlock as blocks, type Space } from '../../css/space.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import type { SurfaceName } from '../../theme/tokens.ts';
import type { BoxElement } from '../box/index.ts';
import * as css from './surface.css.ts';

export interface SurfaceProps extends ElementProps<'div'> {
  /** The HTML element. */
  as?: BoxElement;
  /** The theme's surface. Everything inside uses colours that are readable on it. */
  tone?: Exclude<SurfaceName, 'media' | 'hero'>;
  /** Padding on all sides. */
  padding?: Space;
  /** Padding above and below. */
  paddingBlock?: Space;
  /** The corner radius. */
  radius?: keyof typeof css.radius;
  /** The height of the shadow. */
  elevation?: keyof typeof css.elevation;
  /** Draws a hairline around it. */
  outline?: boolean;
}

/**
 * A background with its own readable colours: a card, a band of the page, a footer.
 *
 * `data-tone`: the surface.
 */
export function Surface(props: SurfaceProps) {
  const {
    as = 'div',
    tone = 'raised',
    padding,
    paddingBlock,
    radius = 'none',
    elevation = 'flat',
    outline,
    ...rest
  } = props;
  const names = classes(
    variant('Surface', 'tone', tone, surfaces),
    padding && variant('Surface', 'padding', padding, paddings),
    paddingBlock && variant('Surface', 'paddingBlock', paddingBlock, blocks),
    variant('Surface', 'radius', radius, css.radius),
    variant('Surface', 'elevation', elevation, css.elevation),
    outline && css.outline,
  );
  return createElement(as, { ...rest, 'data-tone': tone, className: names });
}
