import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const stepper = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  overflowWrap: 'anywhere',
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const controls = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const value = componentStyle({
  minInlineSize: vars.size.controlS,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: vars.text.body,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: { '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' } },
});
export const error = componentStyle({ flexBasis: '100%', minInlineSize: 0 });
