import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const photo = style({
  aspectRatio: '16 / 9',
  '@media': { [media.tablet]: { aspectRatio: 'auto' }, print: { display: 'none' } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.xl,
  padding: vars.space.l,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.m,
});
