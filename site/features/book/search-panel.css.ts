import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** In view while the rooms scroll. On a low screen, or with very large text, it would cover them. */
export const line = style({
  '@media': {
    '(min-height: 30rem)': { position: 'sticky', insetBlockStart: vars.space.xs, zIndex: vars.layer.bar },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
});
/** One line: what does not fit is in the name of the button. */
export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const dates = style({ fontWeight: vars.weight.medium });
/** Until the application knows the search, the page of a hotel without one must not flash. */
const ASKED = 'html[data-asked]:not(:has(#start-failed:not([hidden]))) &';
export const unasked = style({ selectors: { [ASKED]: { visibility: 'hidden' } } });
