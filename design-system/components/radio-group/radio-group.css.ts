import { componentStyle } from '../../css/component-style.ts';
import { SUPPORTS_TEXT_BOX_TRIM } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const group = componentStyle({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });
/** A legend is not part of its fieldset's grid. */
export const legend = componentStyle({
  paddingBlockEnd: vars.space.xs,
  '@supports': { [SUPPORTS_TEXT_BOX_TRIM]: { paddingBlockEnd: vars.space.s } },
});
export const options = componentStyle({ display: 'grid', gap: vars.space.xs });
export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
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
    '&:has(:disabled)': {
      background: 'none',
      borderStyle: 'dashed',
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [MEDIA.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});
export const wrong = componentStyle({ borderColor: vars.color.textDanger });
export const radio = componentStyle({
  // As high as the first line of the label, at every text size.
  marginBlockStart: `calc((1lh - ${vars.size.iconM}) / 2)`,
  borderRadius: vars.radius.round,
  outline: 'none',
  selectors: {
    '&::before': { inlineSize: vars.space.xs, blockSize: vars.space.xs, borderRadius: vars.radius.round },
  },
});
export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  flex: `1 1 ${vars.width.columnXs}`,
  minInlineSize: 0,
});
