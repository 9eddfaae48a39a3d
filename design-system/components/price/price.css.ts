import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const price = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  maxInlineSize: '100%',
});
// On one line where it fits; the formatter keeps sign and figures together.
export const figure = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  lineHeight: vars.leading.heading,
});
export const size = componentVariants(
  { s: vars.text.small, m: vars.text.body, l: vars.text.m, xl: vars.text.l } as const,
  (value) => ({ fontSize: value }),
  'size',
);
export const code = componentStyle({ fontSize: vars.text.caption, fontWeight: vars.weight.regular });
// Copying a price copies only its figure.
export const spoken = componentStyle({ userSelect: 'none' });
export const around = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
