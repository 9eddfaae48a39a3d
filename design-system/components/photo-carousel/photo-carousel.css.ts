import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const photo = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  cursor: 'zoom-in',
});
export const caption = componentStyle({
  paddingBlockStart: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
  textWrap: 'pretty',
});
