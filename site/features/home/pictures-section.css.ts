import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const scroller = style({
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.gutter,
  outlineOffset: `calc(-1 * ${vars.line.focusGap})`,
});

export const row = style({
  display: 'flex',
  gap: vars.space.m,
  inlineSize: 'max-content',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.m,
});

export const picture = style({
  inlineSize: `min(80vw, ${vars.width.columnL})`,
  scrollSnapAlign: 'start',
  '@media': { [media.desktop]: { inlineSize: vars.width.asideM } },
});
