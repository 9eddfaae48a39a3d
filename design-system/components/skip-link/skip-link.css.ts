import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = componentStyle({
  ...textBoxTrim,
  position: 'fixed',
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.skip,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s})`,
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.action,
  color: vars.color.onAction,
  border: `${vars.line.edge} solid ${vars.color.actionEdge}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  transform: 'translateY(-300%)',
  selectors: { '&:focus': { transform: 'none' } },
});
