import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const summary = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.l,
  borderInlineStart: `${vars.line.thick} solid ${vars.color.textDanger}`,
  borderRadius: vars.radius.s,
  overflowWrap: 'anywhere',
});
export const heading = componentStyle({
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const list = componentStyle({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });
export const link = componentStyle({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: vars.color.textDanger,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
});
