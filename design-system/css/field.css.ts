import { sharedStyle } from './component-style.ts';
import { SUPPORTS_TEXT_BOX_TRIM, textBoxTrim } from './text-box-trim.ts';
import { vars } from '../theme/contract.css.ts';

export const field = sharedStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const label = sharedStyle({
  ...textBoxTrim,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
});
export const above = sharedStyle({
  '@supports': { [SUPPORTS_TEXT_BOX_TRIM]: { paddingBlockEnd: vars.space.xxs } },
});
export const optional = sharedStyle({ color: vars.color.muted, fontWeight: vars.weight.regular });
export const required = sharedStyle({ color: vars.color.textAccent });
export const hint = sharedStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const error = sharedStyle({
  display: 'flex',
  gap: vars.space.xxs,
  alignItems: 'flex-start',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.textDanger,
});
