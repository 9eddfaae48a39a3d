import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** In view while the rooms scroll. On a low screen, or with very large text, it would cover them. */
export const line = style({
  position: 'relative',
  zIndex: vars.layer.bar,
  '@media': { '(min-height: 30rem)': { position: 'sticky', insetBlockStart: vars.space.xs } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.s,
});
/** Where, when and who, never cut: beside each other, or below each other on a phone. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  minInlineSize: 0,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const place = style({ fontWeight: vars.weight.medium });
export const stay = style({ fontSize: vars.text.small });
/** Over the rooms, directly below the line. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
});
/** What does not fit on a low screen scrolls. */
export const form = style({
  padding: vars.space.l,
  '@media': { '(min-height: 30rem)': { maxBlockSize: 'calc(100dvh - 7rem)', overflowY: 'auto' } },
});
/** Until the application knows the search, the page of a hotel without one must not flash. */
const ASKED = 'html[data-asked]:not(:has(#start-failed:not([hidden]))) &';
export const unasked = style({ selectors: { [ASKED]: { visibility: 'hidden' } } });
