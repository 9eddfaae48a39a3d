import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';
import { PRICES, TINY } from './containers.css.ts';
import {
  checkInMark,
  checkOutMark,
  diamond,
  end,
  forced,
  hatch,
  middle,
  preview,
  previewEnd,
  start,
} from './marks.css.ts';

export const dayHeight = { bare: vars.size.controlM, priced: vars.size.controlL } as const;

/** Among months that scroll, a week that is past or not on sale takes no space. */
export const WEEK_OUTSIDE = '[data-months="scroll"] tr:not(:has([data-day])) > &';

export const cell = componentStyle({
  position: 'relative',
  padding: 0,
  blockSize: dayHeight.bare,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  cursor: 'pointer',
  userSelect: 'none',
  // Clear of what sticks above the months; below it a row or two stay in view.
  scrollMarginBlock: '9rem 8rem',
  // Two quick taps choose two days instead of zooming. Not `manipulation`: Safari would then press while scrolling.
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    '&[data-refused]': { cursor: 'not-allowed' },
    '&[data-state="outside"]': { cursor: 'default' },
    [WEEK_OUTSIDE]: { display: 'none' },
    // The ring follows the day's shape.
    '&:focus-visible': { zIndex: vars.layer.raised, outline: 'none' },
  },
  '@container': { [PRICES]: { blockSize: dayHeight.priced } },
});

export const face = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  blockSize: `calc(100% - 2 * ${vars.line.focusGap})`,
  color: vars.color.text,
  selectors: {
    '[data-refused] > &': { color: vars.color.muted },
    '[data-state="outside"] > &': { color: vars.color.muted },
    '[data-selection="none"][data-state="unavailable"] > &': {
      ...hatch,
      // A gap keeps the patterns of neighbouring days apart.
      paddingInline: vars.line.focusGap,
      backgroundClip: 'content-box',
    },
    '[data-selection="none"][data-state="checkInOnly"] > &::before': checkInMark,
    '[data-selection="none"][data-state="checkOutOnly"] > &::before': checkOutMark,
    '[data-selection="start"] > &': start,
    '[data-selection="middle"] > &': middle,
    '[data-selection="end"] > &': end,
    '[data-selection="preview"] > &': preview,
    '[data-selection="preview-end"] > &': previewEnd,
    ':focus-visible > &': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.hair,
    },
  },
  '@media': {
    [MEDIA.hover]: {
      selectors: {
        '[data-selection="none"]:not([data-refused]):hover > &': { background: vars.color.tint },
      },
    },
    [MEDIA.forcedColors]: {
      selectors: {
        '[data-refused] > &': { color: 'GrayText' },
        '[data-selection="none"][data-state="unavailable"] > &': forced.hatch,
        '[data-selection="none"][data-state="checkInOnly"] > &::before': forced.checkInMark,
        '[data-selection="none"][data-state="checkOutOnly"] > &::before': forced.checkOutMark,
        '[data-selection="start"] > &, [data-selection="end"] > &': forced.filled,
      },
    },
  },
});

export const number = componentStyle({
  position: 'relative',
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  '@container': { [TINY]: { fontSize: vars.text.eyebrow } },
  selectors: {
    '[data-refused]:not([data-state="outside"], [data-state="pending"]) &': {
      textDecoration: 'line-through',
    },
    '[data-lowest] &::before': {
      ...diamond,
      color: vars.color.textAccent,
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${vars.space.xxs})`,
      insetBlockStart: '50%',
      translate: '0 -50%',
    },
    '[data-lowest][data-selection="start"] &::before': { color: 'inherit' },
    '[aria-current="date"] &': {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.thick,
      textUnderlineOffset: '0.25em',
    },
  },
});

const below = {
  display: 'none',
  '@container': { [PRICES]: { display: 'block' } },
};

export const price = componentStyle({
  ...below,
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: vars.text.eyebrow,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
  selectors: {
    '[data-selection="start"] &': { color: vars.color.onAction },
    '[data-lowest] &': { color: vars.color.textAccent, fontWeight: vars.weight.medium },
    '[data-lowest][data-selection="start"] &': { color: 'inherit' },
  },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const pendingPrice = componentStyle({
  ...below,
  inlineSize: vars.space.l,
  blockSize: vars.space.xs,
  marginBlock: vars.space.xxs,
  borderRadius: vars.radius.s,
  background: vars.color.tintStrong,
  '@media': { [MEDIA.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});
