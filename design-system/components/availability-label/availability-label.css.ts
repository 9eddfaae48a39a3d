import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const state = componentVariants(
  {
    available: vars.color.textSuccess,
    few: vars.color.textWarning,
    held: vars.color.textInfo,
    none: vars.color.muted,
  } as const,
  (colour) => ({ color: colour }),
  'state',
);
export const words = componentStyle({ ...textBoxTrim, minInlineSize: 0 });
