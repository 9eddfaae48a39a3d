import { surfaces, vars } from '#design-system/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space.s,
});
export const swatch = style({ display: 'grid', gap: vars.space.xxs, fontSize: vars.text.caption });
export const fill = styleVariants(
  {
    bg: vars.color.bg,
    tint: vars.color.tint,
    tintStrong: vars.color.tintStrong,
    field: vars.color.field,
    action: vars.color.action,
    actionHover: vars.color.actionHover,
    actionActive: vars.color.actionActive,
    text: vars.color.text,
    muted: vars.color.muted,
    link: vars.color.link,
    textAccent: vars.color.textAccent,
    textInfo: vars.color.textInfo,
    textSuccess: vars.color.textSuccess,
    textWarning: vars.color.textWarning,
    textDanger: vars.color.textDanger,
    border: vars.color.border,
    focus: vars.color.focus,
    hairline: vars.color.hairline,
    ornament: vars.color.ornament,
  } as const,
  (colour) => ({
    blockSize: vars.size.controlM,
    border: `${vars.line.hair} solid ${vars.color.hairline}`,
    borderRadius: vars.radius.s,
    background: colour,
  }),
);
export const bar = styleVariants(vars.space, (space) => ({
  inlineSize: space,
  blockSize: vars.space.s,
  background: vars.color.action,
}));
export const figures = style({
  inlineSize: '100%',
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({ paddingBlock: vars.space.xxs, textAlign: 'start', overflowWrap: 'anywhere' });
export const chip = style({
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});
export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24.375rem, 100%), 1fr))',
  gap: vars.space.l,
});
/** As wide as a phone. */
export const worn = style([
  surfaces.page,
  {
    position: 'relative',
    blockSize: '44rem',
    border: `${vars.line.hair} solid ${vars.color.border}`,
    borderRadius: vars.radius.s,
    overflow: 'clip',
  },
]);
export const awaited = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
});
/** A document that has drawn nothing yet is white. */
export const story = style({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  opacity: 0,
  selectors: { '&[data-drawn="true"]': { opacity: 1 } },
});
