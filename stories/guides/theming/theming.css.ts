import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  alignItems: 'start',
});
/** As high as the field beside it; the browser's own chooser opens from it. */
export const swatch = style({
  inlineSize: vars.size.controlM,
  blockSize: vars.size.controlM,
  padding: vars.space.xxs,
  // Beside the box, below the line of its label.
  marginBlockStart: '1.4375rem',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  background: vars.color.field,
  cursor: 'pointer',
});
export const chip = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginInlineEnd: vars.space.xs,
  verticalAlign: '-0.25em',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});
/** What is tried on stands in a frame: the guide around it wears the same theme. */
export const stage = style({
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
