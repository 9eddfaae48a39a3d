import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** About eight lines, until `fitList` has measured. */
const MAX_HEIGHT = '22rem';

export const frame = componentStyle({ position: 'relative', display: 'grid', minInlineSize: 0 });
export const box = componentStyle({ minInlineSize: 0 });
export const input = componentStyle({
  paddingInlineEnd: vars.space.xl,
  // Where the field may take the width of its text, as a phone number's country does.
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  // Below a sticky header, where a touch scrolls it to.
  scrollMarginBlockStart: vars.space.s,
});
export const sign = componentStyle({
  display: 'inline-flex',
  marginInlineEnd: vars.space.s,
  color: vars.color.muted,
  pointerEvents: 'none',
});
export const popup = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.overlay,
  insetInlineStart: 0,
  inlineSize: '100%',
  // In a wide field the code of a country would be far from its name.
  maxInlineSize: vars.width.dialogM,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: `var(--room, ${MAX_HEIGHT})`,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.theme.shadowHigh,
  selectors: {
    '&[data-side="top"]': { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${vars.space.xxs})` },
  },
});
export const none = componentStyle({
  padding: vars.space.m,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.iconS} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.controlS,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&[aria-selected="true"]': {
      background: vars.color.tintStrong,
      // Seen without the tint as well.
      boxShadow: `inset ${vars.line.thick} 0 0 ${vars.color.focus}`,
    },
    '[dir="rtl"] &[aria-selected="true"]': {
      boxShadow: `inset calc(-1 * ${vars.line.thick}) 0 0 ${vars.color.focus}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.controlM },
    [MEDIA.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
        },
      },
    },
  },
});
export const tick = componentStyle({ display: 'inline-flex', color: vars.color.textAccent });
export const name = componentStyle({ minInlineSize: 0 });
export const detail = componentStyle({
  color: vars.color.muted,
  selectors: { '[aria-selected="true"] > &': { color: vars.color.text } },
});
