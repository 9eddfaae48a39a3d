import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.skip,
  padding: `${vars.space.s} ${vars.space.l}`,
  background: vars.color.action,
  color: vars.color.onAction,
  borderRadius: vars.radius.s,
  fontWeight: vars.weight.medium,
  transform: 'translateY(-300%)',
  selectors: { '&:focus': { transform: 'none' } },
});
