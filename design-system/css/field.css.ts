import { componentStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const label = componentStyle({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
});
export const optional = componentStyle({ color: vars.color.muted, fontWeight: vars.weight.regular });
export const hint = componentStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const error = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  alignItems: 'flex-start',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.textDanger,
});
