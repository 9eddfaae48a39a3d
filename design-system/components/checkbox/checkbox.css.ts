import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const checkbox = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The whole row can be pressed, however short its words are. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  selectors: {
    // Notes stand close to the words that they are about.
    '&:not(:last-child)': { paddingBlockEnd: 0 },
    '&:has(:disabled)': { color: vars.color.muted, cursor: 'not-allowed' },
  },
});
const TICK = 'polygon(13% 47%, 0 60%, 39% 100%, 100% 19%, 86% 7%, 37% 72%)';
const DASH = 'polygon(0 41%, 100% 41%, 100% 59%, 0 59%)';
export const box = componentStyle({
  // As tall as the first line of words beside it, in every text size.
  marginBlockStart: `calc((1lh - ${vars.size.iconM}) / 2)`,
  borderRadius: vars.radius.s,
  selectors: {
    '&::before': { inlineSize: vars.space.s, blockSize: vars.space.s, clipPath: TICK },
    '&[data-indeterminate]::before': { clipPath: DASH },
  },
});
/** Under the words, not under the box. */
export const notes = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.xs,
  paddingInlineStart: `calc(${vars.size.iconM} + ${vars.space.s})`,
});
