import { componentStyle } from '../../css/component-style.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const status = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxInlineSize: '100%',
});
export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.round,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  // On a ground of its own meaning, the line is what shows its shape.
  border: `${vars.line.hair} solid ${vars.color.hairline}`,
});
/** The ground that each state stands on. */
export const state = {
  PENDING: surfaces.warning,
  SUCCESSFUL: surfaces.success,
  EXPIRED: surfaces.sunken,
  CANCELLED: surfaces.danger,
  REFUNDED: surfaces.info,
} as const;
export const paid = componentStyle({
  color: vars.color.textSuccess,
  borderColor: 'currentColor',
  letterSpacing: vars.tracking.wide,
});
