import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const radius = componentVariants(
  { none: '0', s: vars.radius.s, m: vars.radius.m } as const,
  (value) => ({ borderRadius: value }),
  'radius',
);
export const elevation = componentVariants(
  { flat: 'none', low: vars.theme.shadowLow, high: vars.theme.shadowHigh } as const,
  (value, key) => ({
    boxShadow: value,
    // Forced colours remove shadows; a line replaces them.
    ...(key === 'flat' ? {} : { '@media': { [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` } } }),
  }),
  'elevation',
);
export const outline = componentStyle({ border: `${vars.line.edge} solid ${vars.color.hairline}` });
