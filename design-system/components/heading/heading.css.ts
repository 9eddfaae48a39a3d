import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';

export const heading = componentStyle({
  ...textBoxTrim,
  fontFamily: vars.theme.headingFontFamily,
  fontWeight: vars.theme.headingWeight,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const size = {
  display: componentStyle(
    { fontSize: vars.text.display, lineHeight: vars.leading.tight, letterSpacing: vars.tracking.tight },
    'display',
  ),
  xl: componentStyle(
    { fontSize: vars.text.xl, lineHeight: vars.leading.tight, letterSpacing: vars.tracking.tight },
    'xl',
  ),
  l: componentStyle({ fontSize: vars.text.l }, 'l'),
  m: componentStyle({ fontSize: vars.text.m }, 'm'),
  s: componentStyle(
    { fontSize: vars.text.s, fontWeight: vars.theme.headingWeightSmall, lineHeight: vars.leading.snug },
    's',
  ),
  xs: componentStyle(
    { fontSize: vars.text.body, fontWeight: vars.theme.headingWeightSmall, lineHeight: vars.leading.snug },
    'xs',
  ),
} as const;
export const align = componentVariants(
  { start: 'start', center: 'center' } as const,
  (value) => ({ textAlign: value }),
  'align',
);
