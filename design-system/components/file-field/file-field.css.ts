import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  padding: vars.space.m,
  color: vars.color.text,
  background: vars.color.field,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.textDanger },
    '&:has(input:focus-visible)': {
      borderColor: vars.color.focus,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.edge})`,
    },
    '&[data-over]': { borderColor: vars.color.focus, background: vars.color.tint },
    '&:has(:disabled)': { borderStyle: 'dashed' },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: {
        '&:has([aria-invalid="true"])': { borderWidth: vars.line.thick },
        '&[data-over]': { borderColor: 'Highlight' },
      },
    },
  },
});
/** The invisible native control covers the zone, so a press or a drop anywhere reaches it. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: vars.size.bar,
  blockSize: vars.size.bar,
  color: vars.color.muted,
  background: vars.color.tint,
  borderRadius: vars.radius.s,
});
export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const content = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  flex: `1 1 ${vars.width.columnXs}`,
  minInlineSize: 0,
});
export const name = componentStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const size = componentStyle({
  color: vars.color.muted,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const remove = componentStyle({ position: 'relative', zIndex: vars.layer.raised });
export const dropHint = componentStyle({
  display: 'none',
  color: vars.color.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  '@media': { [MEDIA.hover]: { display: 'inline' } },
});
export const progress = componentStyle({
  flexBasis: '100%',
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.muted,
  fontSize: vars.text.caption,
});
const bar = { background: vars.color.actionEdge };
export const meter = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: vars.space.xxs,
  border: 0,
  background: vars.color.tintStrong,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.tintStrong },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  '@media': {
    // Forced colours keep only the filled part.
    [MEDIA.forcedColors]: {
      border: `${vars.line.edge} solid`,
      blockSize: vars.space.xs,
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
