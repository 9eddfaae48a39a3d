import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const item = componentStyle({ display: 'grid', gap: vars.space.xs });
export const name = componentStyle({
  fontSize: vars.text.body,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
export const picture = componentStyle({
  overflow: 'hidden',
  maxInlineSize: vars.width.columnS,
  borderRadius: vars.radius.s,
});
export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});
