import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: vars.width.text,
  paddingInlineStart: vars.space.l,
  listStyle: 'disc',
});
