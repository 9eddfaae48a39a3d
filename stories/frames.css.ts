import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/css';

/** A dashed edge that shows a component's bounds. */
export const frame = style({
  minInlineSize: 0,
  padding: vars.space.m,
  border: `${vars.line.hair} dashed ${vars.color.hairline}`,
});
export const cell = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.space.s });
