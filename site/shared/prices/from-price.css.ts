import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** Two lines stay free for the price, so that nothing moves when it comes. */
export const room = style({
  display: 'grid',
  // No wider than its card, whatever its lines would be: with doubled text they are wider than a phone.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  // Lines of text are trimmed to their letters.
  rowGap: vars.space.s,
  minBlockSize: `calc(1em * ${vars.leading.body} + 2 * ${vars.text.small} * ${vars.leading.snug})`,
  flexBasis: '100%',
});
/** As wide as a price and its terms. */
export const lines = style({ inlineSize: vars.width.columnS, maxInlineSize: '100%' });
