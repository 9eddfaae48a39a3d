import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space.s });
// At least two columns, so that a single picture is as small as several would be.
export const size = componentVariants(
  { s: vars.width.columnXs, m: vars.width.columnS, l: vars.width.columnM } as const,
  (width) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(45%, ${width}), 1fr))` }),
  'size',
);
export const thumbnail = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  cursor: 'zoom-in',
});
export const grows = componentStyle({
  display: 'block',
  '@media': {
    [MEDIA.motion]: { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` },
    [MEDIA.hover]: { selectors: { [`${thumbnail}:hover &`]: { transform: 'scale(1.025)' } } },
  },
});
