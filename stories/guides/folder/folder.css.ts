import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/css';

export const zone = style({
  padding: vars.space.xl,
  border: `${vars.line.thick} dashed ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.field,
  selectors: { '&[data-over]': { borderColor: vars.color.focus, background: vars.color.tint } },
});
