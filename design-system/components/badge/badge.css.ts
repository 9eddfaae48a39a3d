import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontSize: vars.text.eyebrow,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.wide,
  '@media': { [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` } },
});
export const neutral = componentStyle({ background: vars.color.tintStrong, color: vars.color.text });
