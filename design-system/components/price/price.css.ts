import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const price = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'lining-nums',
});
export const figure = componentStyle({ whiteSpace: 'nowrap', lineHeight: vars.leading.heading });
export const size = componentVariants(
  { s: vars.text.small, m: vars.text.body, l: vars.text.m, xl: vars.text.l } as const,
  (value) => ({ fontSize: value }),
  'size',
);
export const around = componentStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
