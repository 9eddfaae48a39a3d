import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const grid = componentStyle({ display: 'grid', minInlineSize: 0 });

const one = 'minmax(0, 1fr)';
export const columns = {
  1: componentStyle({ gridTemplateColumns: one }, 'one'),
  2: componentStyle(
    { gridTemplateColumns: one, '@media': { [MEDIA.tablet]: { gridTemplateColumns: `repeat(2, ${one})` } } },
    'two',
  ),
  3: componentStyle(
    {
      gridTemplateColumns: one,
      '@media': {
        [MEDIA.tablet]: { gridTemplateColumns: `repeat(2, ${one})` },
        [MEDIA.desktop]: { gridTemplateColumns: `repeat(3, ${one})` },
      },
    },
    'three',
  ),
  4: componentStyle(
    {
      gridTemplateColumns: one,
      '@media': {
        [MEDIA.tablet]: { gridTemplateColumns: `repeat(2, ${one})` },
        [MEDIA.desktop]: { gridTemplateColumns: `repeat(4, ${one})` },
      },
    },
    'four',
  ),
} as const;

export const minColumn = componentVariants(
  { xs: vars.width.columnXs, s: vars.width.columnS, m: vars.width.columnM, l: vars.width.columnL } as const,
  (width) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` }),
  'min',
);

export const split = componentStyle({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  gridTemplateColumns: one,
});
export const splitSide = componentVariants(
  { s: vars.width.asideS, m: vars.width.asideM } as const,
  (width) => ({ '@media': { [MEDIA.desktop]: { gridTemplateColumns: `${one} ${width}` } } }),
  'side',
);
export const area = componentStyle({ minInlineSize: 0 });
export const sticky = componentStyle({
  '@media': {
    [MEDIA.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.bar} + ${vars.space.l})` },
  },
});
