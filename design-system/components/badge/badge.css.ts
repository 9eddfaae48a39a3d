import { componentStyle } from '../../css/component-style.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { SUPPORTS_TEXT_BOX_TRIM, textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  // Keeps the text on one line where it fits; a table column widens for it.
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  overflowWrap: 'anywhere',
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.s,
  fontSize: vars.text.eyebrow,
  lineHeight: vars.leading.snug,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.wide,
});
export const tone = {
  neutral: componentStyle({ background: vars.color.tintStrong, color: vars.color.text }, 'neutral'),
  brand: surfaces.brand,
  accent: surfaces.accent,
  info: surfaces.info,
  success: surfaces.success,
  warning: surfaces.warning,
  danger: surfaces.danger,
} as const;
export const label = componentStyle({
  ...textBoxTrim,
  minInlineSize: 0,
  '@supports': { [SUPPORTS_TEXT_BOX_TRIM]: { paddingBlock: vars.space.xxs } },
});
