import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const status = componentStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.xs });
export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.round,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
  '@media': { [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` } },
});
export const paid = componentStyle({
  color: vars.color.textSuccess,
  border: `${vars.line.hair} solid currentColor`,
  letterSpacing: vars.tracking.wide,
});
