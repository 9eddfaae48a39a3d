import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const icon = componentStyle({ flexShrink: 0, strokeWidth: 1.5 });
export const size = componentVariants(
  { s: vars.size.iconS, m: vars.size.iconM, l: vars.size.iconL } as const,
  (value) => ({ inlineSize: value, blockSize: value }),
  'size',
);
/** Arrows follow the reading direction. */
export const directed = componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
