import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The list of countries is as wide as the field. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});
export const country = componentStyle({
  // As wide as the country's name, so that none is cut. A long one takes a line of its own.
  flex: '1 1 auto',
  display: 'grid',
  minInlineSize: `min(100%, ${vars.width.columnXs})`,
});
export const number = componentStyle({ flex: `99 1 ${vars.width.columnXs}`, minInlineSize: 0 });
