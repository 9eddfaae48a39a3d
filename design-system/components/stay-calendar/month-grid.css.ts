import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { PRICES, TINY } from './containers.css.ts';
import { dayHeight, WEEK_OUTSIDE } from './day-cell.css.ts';

const HEADER = vars.space.xl;
/** Always six weeks, so that content below does not move. */
export const page = componentStyle({
  minBlockSize: `calc(6 * ${dayHeight.bare} + ${HEADER})`,
  selectors: { '[data-months="scroll"] &': { minBlockSize: 0 } },
  '@container': {
    [PRICES]: {
      minBlockSize: `calc(6 * ${dayHeight.priced} + ${HEADER})`,
      selectors: { '[data-months="scroll"] &': { minBlockSize: 0 } },
    },
  },
});
export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});
export const weekday = componentStyle({
  blockSize: HEADER,
  fontSize: vars.text.eyebrow,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.wide,
  textTransform: vars.theme.labelCase,
  textAlign: 'center',
  color: vars.color.muted,
});
export const short = componentStyle({ '@container': { [TINY]: { display: 'none' } } });
export const narrow = componentStyle({
  display: 'none',
  '@container': { [TINY]: { display: 'inline' } },
});
export const blank = componentStyle({
  blockSize: dayHeight.bare,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: { [WEEK_OUTSIDE]: { display: 'none' } },
  '@container': { [PRICES]: { blockSize: dayHeight.priced } },
});
