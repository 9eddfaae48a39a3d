import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** Two lines stay free for the price, so that nothing moves when it comes. */
export const room = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  // Lines of text are trimmed to their letters.
  rowGap: vars.space.s,
  minBlockSize: `calc(1em * ${vars.leading.body} + 2 * ${vars.text.small} * ${vars.leading.snug})`,
  flexBasis: '100%',
});
/** As wide as a price and its terms. */
export const lines = style({ inlineSize: vars.width.columnS, maxInlineSize: '100%' });
