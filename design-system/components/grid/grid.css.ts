import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const one = 'minmax(0, 1fr)';
const equal = (count: number) => `repeat(${count}, ${one})`;

export const grid = componentStyle({ display: 'grid', minInlineSize: 0, gridTemplateColumns: one });
export const columns = componentVariants(
  { 1: undefined, 2: equal(2), 3: equal(3), 4: equal(4) } as const,
  (most) =>
    most === undefined
      ? {}
      : {
          '@media': {
            [MEDIA.tablet]: { gridTemplateColumns: equal(2) },
            [MEDIA.desktop]: { gridTemplateColumns: most },
          },
        },
  'columns',
);
export const minColumn = componentVariants(
  { xs: vars.width.columnXs, s: vars.width.columnS, m: vars.width.columnM, l: vars.width.columnL } as const,
  (width) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` }),
  'min',
);

export const split = componentStyle({ gap: vars.space.xxl, alignItems: 'start' });
export const sideWidth = componentVariants(
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
