import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'fixed',
  insetInline: vars.space.gutter,
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.overlay,
  maxBlockSize: '60vh',
  overflowY: 'auto',
  '@media': {
    [media.tablet]: { insetInlineEnd: 'auto', inlineSize: vars.width.dialogS },
    [media.low]: { insetBlockEnd: 0, maxBlockSize: '35vh' },
    print: { display: 'none' },
  },
});

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
});
