import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const empty = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.bar,
  blockSize: vars.size.bar,
  marginBlockEnd: vars.space.xs,
  color: vars.color.textAccent,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.icon,
});
export const words = componentStyle({ maxInlineSize: vars.width.text, color: vars.color.muted });
export const action = componentStyle({ paddingBlockStart: vars.space.xs });
