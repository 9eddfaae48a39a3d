import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** The photo above the words, and beside them where there is room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { [media.tablet]: { gridTemplateColumns: `${vars.width.columnXs} minmax(0, 1fr)` } },
});
export const photo = style({
  aspectRatio: '5 / 2',
  '@media': { [media.tablet]: { aspectRatio: 'auto' } },
});
export const words = style({ padding: vars.space.l });
