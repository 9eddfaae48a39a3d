import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const photo = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What is cut, is cut from above and below.
  alignContent: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  // Across a wide page a photo would be higher than the screen, its buttons below it.
  maxBlockSize: 'min(70svh, 40rem)',
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
