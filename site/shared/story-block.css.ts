import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xxl },
    [media.desktop]: { columnGap: `calc(2 * ${vars.space.xxl})` },
  },
});

/** The picture goes to the other side; in the document it stays before the text. */
export const pictureLast = style({
  '@media': { [media.tablet]: { order: 1 } },
});
