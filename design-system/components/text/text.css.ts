import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';

// Limits long words in rows and columns that do not stretch.
export const text = componentStyle({ ...textBoxTrim, maxInlineSize: '100%', lineHeight: vars.leading.body });
export const size = {
  lead: componentStyle({ fontSize: vars.text.lead, textWrap: 'pretty' }, 'lead'),
  body: componentStyle({ fontSize: vars.text.body, textWrap: 'pretty' }, 'body'),
  small: componentStyle({ fontSize: vars.text.small }, 'small'),
  caption: componentStyle({ fontSize: vars.text.caption, lineHeight: vars.leading.snug }, 'caption'),
  eyebrow: componentStyle(
    {
      fontSize: vars.text.label,
      lineHeight: vars.leading.snug,
      letterSpacing: vars.tracking.wider,
      fontWeight: vars.weight.medium,
      textTransform: vars.theme.labelCase,
    },
    'eyebrow',
  ),
} as const;

export const tone = componentVariants(
  {
    default: vars.color.text,
    muted: vars.color.muted,
    accent: vars.color.textAccent,
    danger: vars.color.textDanger,
    success: vars.color.textSuccess,
    warning: vars.color.textWarning,
  } as const,
  (colour) => ({ color: colour }),
  'tone',
);
export const weight = componentVariants(
  { regular: vars.weight.regular, medium: vars.weight.medium, bold: vars.weight.bold } as const,
  (value) => ({ fontWeight: value }),
  'weight',
);
export const align = componentVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (value) => ({ textAlign: value }),
  'align',
);
export const measure = componentStyle({ maxInlineSize: `min(100%, ${vars.width.text})` });
export const numeric = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' });
