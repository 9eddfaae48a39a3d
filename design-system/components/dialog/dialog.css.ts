import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const size = componentVariants(
  { s: vars.width.dialogS, m: vars.width.dialogM, l: vars.width.dialogL } as const,
  (width) => ({ '@media': { [MEDIA.tablet]: { maxInlineSize: width } } }),
  'size',
);
export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
});
