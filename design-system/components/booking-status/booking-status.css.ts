import { componentStyle } from '../../css/component-style.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { SUPPORTS_TEXT_BOX_TRIM, textBoxTrim } from '../../css/text-box-trim.ts';
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
  // Keeps the text on one line where it fits; a table column widens for it.
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  minBlockSize: vars.space.xl,
  borderRadius: vars.radius.icon,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
});
export const words = componentStyle({
  ...textBoxTrim,
  minInlineSize: 0,
  '@supports': { [SUPPORTS_TEXT_BOX_TRIM]: { paddingBlock: vars.space.xxs } },
});
export const state = {
  PENDING: surfaces.warning,
  SUCCESSFUL: surfaces.success,
  EXPIRED: surfaces.sunken,
  CANCELLED: surfaces.danger,
  REFUNDED: surfaces.info,
  NO_SHOW: surfaces.warning,
} as const;
export const paid = componentStyle({
  color: vars.color.textSuccess,
  borderColor: 'currentColor',
  letterSpacing: vars.tracking.wide,
});
