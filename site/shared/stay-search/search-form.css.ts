import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** One column on a phone, pairs on a tablet, one line on a desktop; labels stand on one line, buttons on the controls' line. */
export const form = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.2fr) auto',
      alignItems: 'start',
    },
  },
});
