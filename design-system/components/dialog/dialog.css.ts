import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { limitOnLargeViewport } from '../../css/on-large-viewport.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const onPhones = 'screen and (max-width: 47.99rem)';
export const height = componentVariants(
  {
    content: {},
    half: { minBlockSize: '50dvh', maxBlockSize: limitOnLargeViewport('50dvh') },
    full: { minBlockSize: '100dvh', maxBlockSize: limitOnLargeViewport('100dvh'), borderRadius: 0 },
  } as const,
  (rule) => ({ '@media': { [onPhones]: rule } }),
  'height',
);
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
