import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  alignItems: 'start',
});
/** As high as the field beside it. It opens the browser's colour picker. */
export const swatch = style({
  inlineSize: vars.size.controlM,
  blockSize: vars.size.controlM,
  padding: vars.space.xxs,
  // Beside the control, below the label's line.
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
/** A frame around the preview: the guide around it has the same theme. */
export const stage = style({
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
