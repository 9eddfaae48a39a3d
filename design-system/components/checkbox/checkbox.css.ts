import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const checkbox = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The whole row is the target, however short its label. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: 0 },
    '&:has(:disabled)': { color: vars.color.muted, cursor: 'not-allowed' },
  },
});
const TICK = 'polygon(13% 47%, 0 60%, 39% 100%, 100% 19%, 86% 7%, 37% 72%)';
const DASH = 'polygon(0 41%, 100% 41%, 100% 59%, 0 59%)';
export const box = componentStyle({
  // As high as the first line of the label, at every text size.
  marginBlockStart: `calc((1lh - ${vars.size.iconM}) / 2)`,
  borderRadius: vars.radius.xs,
  selectors: {
    '&::before': { inlineSize: vars.space.s, blockSize: vars.space.s, clipPath: TICK },
    '&[data-indeterminate]::before': { clipPath: DASH },
  },
});
export const notes = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.xs,
  paddingInlineStart: `calc(${vars.size.iconM} + ${vars.space.s})`,
});
