import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
/** A legend is not part of its fieldset's grid. */
export const legend = componentStyle({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});
/** Room for the focus ring, which a scroll container would clip. */
const RING = `calc(${vars.line.focus} + ${vars.line.focusGap})`;
export const overflow = {
  wrap: '',
  scroll: componentStyle(
    {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      margin: `calc(-1 * ${RING})`,
      padding: RING,
      scrollPaddingInline: vars.space.l,
      '@media': {
        [MEDIA.tablet]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 },
      },
    },
    'scroll',
  ),
} as const;
export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlS,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
    '&[data-state="checked"]': {
      color: vars.color.onAction,
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
    },
    '&[data-state="checked"]:hover': { background: vars.color.actionHover },
    '&[data-state="checked"]:active': { background: vars.color.actionActive },
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
    '&:has(:disabled)': {
      color: vars.color.muted,
      background: 'none',
      borderColor: vars.color.border,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText', background: 'Canvas' },
      },
    },
  },
});
/** It covers the chip, so that touch finds it where it is seen. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  outline: 'none',
  cursor: 'inherit',
});
export const label = componentStyle({ minInlineSize: 0 });
export const count = componentStyle({
  fontSize: vars.text.caption,
  color: vars.color.muted,
  selectors: { '[data-state="checked"] > &': { color: 'inherit' } },
});
/** Keeps its height, so that the list below does not move with the first filter. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minBlockSize: vars.size.controlS,
});
export const status = componentStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
