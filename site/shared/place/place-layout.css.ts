import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** Photos, with the facts and the way to the dates beside them on a desktop. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.width.asideM}`,
      columnGap: vars.space.xxl,
    },
  },
});
