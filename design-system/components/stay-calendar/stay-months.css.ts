import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { monthContainer, TINY, TWO_MONTHS } from './containers.css.ts';

export const months = componentStyle({ position: 'relative' });
export const monthButtons = componentStyle({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  '@container': { [TINY]: { position: 'static' } },
});
export const grids = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  '@container': {
    [TWO_MONTHS]: {
      selectors: {
        '[data-months="2"] > &, [data-months="scroll"] > &': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
      },
    },
  },
});
export const month = componentStyle({ containerName: monthContainer, containerType: 'inline-size' });
/** Before hydration, the second month hides itself where it does not fit. */
export const hidden = componentStyle({
  display: 'none',
  '@container': { [TWO_MONTHS]: { display: 'block' } },
});
export const name = componentStyle({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: vars.size.controlS,
  paddingInline: vars.size.controlM,
  marginBlockEnd: vars.space.s,
  textAlign: 'center',
  fontSize: vars.text.s,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.wide,
  '@container': { [TINY]: { paddingInline: 0 } },
});
