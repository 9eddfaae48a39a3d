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
  flex: `1 1 ${vars.width.columnXs}`,
  display: 'grid',
  minInlineSize: 0,
});
export const number = componentStyle({ flex: `2 1 ${vars.width.columnXs}` });
