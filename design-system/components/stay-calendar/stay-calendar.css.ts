import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { calendarContainer, TWO_MONTHS } from './containers.css.ts';

const ONE_MONTH = '30rem';

export const calendar = componentStyle({
  minInlineSize: 0,
  containerName: calendarContainer,
  containerType: 'inline-size',
});
/** Shown or hidden by CSS, it tells the script how many months fit. */
export const probe = componentStyle({
  position: 'absolute',
  display: 'none',
  '@container': { [TWO_MONTHS]: { display: 'block' } },
});
/** The whole width, for months below each other. */
export const scroller = componentStyle({ display: 'grid', gap: vars.space.s });
/** In view while the months scroll, if there is height for both. */
export const top = componentStyle({
  zIndex: vars.layer.raised,
  background: vars.color.bg,
  '@media': {
    // Browsers keep it below the padding of what scrolls.
    '(min-height: 40rem)': { position: 'sticky', insetBlockStart: `calc(-1 * ${vars.space.s})` },
  },
});
export const sheet = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  maxInlineSize: ONE_MONTH,
  '@container': {
    [TWO_MONTHS]: { selectors: { '&[data-months="2"]': { maxInlineSize: vars.width.narrow } } },
  },
});
