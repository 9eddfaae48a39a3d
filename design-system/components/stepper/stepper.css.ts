import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const stepper = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const controls = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const value = componentStyle({
  minInlineSize: vars.size.controlS,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.s,
  textAlign: 'center',
  fontSize: vars.text.body,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const error = componentStyle({ flexBasis: '100%' });
