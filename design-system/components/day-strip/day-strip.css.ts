import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** A day is as wide as the longest price needs, and not narrower; below seven of these the strip scrolls. */
const DAY = '4.5rem';
/** Room for the focus ring, which a scroll container would clip. */
const RING = `calc(${vars.line.focus} + ${vars.line.focusGap})`;

/** The buttons to other days scroll with the days: beside them they would leave a phone room for three. */
export const strip = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: RING,
  margin: `calc(-1 * ${RING})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.l,
  scrollbarWidth: 'none',
});
export const days = componentStyle({
  flex: '1 0 auto',
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal columns, so that no day stands out by its price.
  gridAutoColumns: '1fr',
  gap: vars.space.xs,
});
export const item = componentStyle({
  display: 'grid',
  minInlineSize: DAY,
  scrollSnapAlign: 'start',
});
export const day = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  color: vars.color.text,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
    '&[data-state="unavailable"]': {
      color: vars.color.muted,
      background: 'none',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
    '&[aria-current]': {
      color: vars.color.onAction,
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
      borderStyle: 'solid',
    },
    '&[aria-current]:hover': { background: vars.color.actionHover },
    '&[aria-current]:active': { background: vars.color.actionActive },
  },
  '@media': {
    [MEDIA.forcedColors]: {
      selectors: {
        '&[data-state="unavailable"]': { color: 'GrayText', borderColor: 'GrayText' },
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});
export const face = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  lineHeight: vars.leading.snug,
});
export const weekday = componentStyle({
  fontSize: vars.text.eyebrow,
  color: vars.color.muted,
  selectors: { '[aria-current] &': { color: 'inherit' } },
});
export const date = componentStyle({ fontSize: vars.text.small, fontWeight: vars.weight.medium });
export const price = componentStyle({
  position: 'relative',
  minBlockSize: '1lh',
  fontSize: vars.text.caption,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  selectors: {
    '[data-lowest] &': { color: vars.color.textAccent, fontWeight: vars.weight.medium },
    '[aria-current] &': { color: 'inherit' },
    // A diamond, as the calendar marks the lowest price: it is seen without colour.
    '[data-lowest] &::before': {
      content: '',
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${vars.space.xxs})`,
      insetBlockStart: '50%',
      border: `${vars.line.thick} solid currentColor`,
      translate: '0 -50%',
      rotate: '45deg',
    },
  },
});
const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const pending = componentStyle({
  inlineSize: vars.space.xl,
  minBlockSize: vars.space.xs,
  marginBlock: `calc((1lh - ${vars.space.xs}) / 2)`,
  borderRadius: vars.radius.s,
  background: vars.color.tintStrong,
  '@media': { [MEDIA.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});
