import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Only the digits: in many typefaces spaces would become as wide as a digit. */
export const clock = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' });

/** On a line of its own, so that the clock does not move when it appears. */
export const warning = componentStyle({
  display: 'block',
  paddingBlockStart: vars.space.xs,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});
