import { vars } from '#design-system/css';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/**
 * The layout is hidden only while the loading script says so, and for three seconds at most: the animation ends the hiding even when
 * that script broke after its first line. Without scripts nothing matches.
 */
const LONGEST_HIDING = '3s';
const reveal = keyframes({ to: { visibility: 'visible' } });

globalStyle('html[data-loading=""] #root', {
  visibility: 'hidden',
  animation: `${reveal} 1ms linear ${LONGEST_HIDING} forwards`,
});

globalStyle('#loading', { display: 'none' });

globalStyle('html[data-loading] #loading', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.skip,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.bg,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.calm} linear`,
});

const conceal = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

globalStyle('html[data-loading=""] #loading', {
  animation: `${conceal} 1ms linear ${LONGEST_HIDING} forwards`,
});
globalStyle('html[data-loading="done"] #loading', {
  opacity: 0,
  // It fades as well where the document was parsed before anything was drawn.
  '@starting-style': { opacity: 1 },
});
