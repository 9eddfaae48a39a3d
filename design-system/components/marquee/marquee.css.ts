import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

// The track holds the row twice: at half its width the second row is where the first one began.
const pass = keyframes({ to: { transform: 'translateX(-50%)' } });
const passToTheRight = keyframes({ to: { transform: 'translateX(50%)' } });

export const marquee = componentStyle({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });
export const view = componentStyle({ minInlineSize: 0 });
export const still = componentStyle({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
});
export const moving = componentStyle({ overflow: 'hidden' });
export const track = componentStyle({ display: 'flex', inlineSize: 'max-content' });
export const passing = componentStyle({
  minInlineSize: '200%',
  '@media': {
    [MEDIA.motion]: {
      animationName: pass,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
      willChange: 'transform',
    },
  },
  selectors: {
    '[dir="rtl"] &': { '@media': { [MEDIA.motion]: { animationName: passToTheRight } } },
  },
});
export const row = componentStyle({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'space-around',
});
// Spacing belongs to each picture, so that both rows have the same width.
export const item = componentStyle({
  flex: 'none',
  inlineSize: `min(75vw, ${vars.width.asideM})`,
  paddingInlineEnd: vars.space.m,
  scrollSnapAlign: 'start',
});
// A few pictures fill the width together; on a phone they are a row to scroll.
export const filled = componentStyle({ '@media': { [MEDIA.tablet]: { inlineSize: '100%' } } });
export const mosaic = componentStyle({
  '@media': {
    [MEDIA.tablet]: {
      display: 'grid',
      flex: '1 1 100%',
      minInlineSize: 0,
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: vars.space.m,
    },
  },
});
export const tile = componentStyle({
  '@media': { [MEDIA.tablet]: { inlineSize: 'auto', paddingInlineEnd: 0 } },
});
// The stop button comes before the moving pictures in the tab order.
export const control = componentStyle({
  justifySelf: 'center',
  gridRow: 2,
  display: 'none',
  '@media': {
    [MEDIA.motion]: { display: 'inline-flex' },
    [MEDIA.noScripts]: { display: 'none' },
  },
});
