import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const group = componentStyle({ display: 'grid', gap: vars.space.xs });
/** A legend takes no part in the grid of its fieldset. */
export const legend = componentStyle({ paddingBlockEnd: vars.space.xs });
export const options = componentStyle({ display: 'grid', gap: vars.space.xs });
export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:has(:checked)': {
      borderColor: vars.color.actionEdge,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.actionEdge}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
});
export const radio = componentStyle({
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  marginBlockStart: vars.space.xxs,
  outline: 'none',
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
