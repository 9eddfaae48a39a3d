import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';
import { sharedStyle } from './component-style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

/** Comes and goes; `forwards`, so that it does not flash between the end of the animation and its removal. */
export const fading = sharedStyle({
  '@media': {
    [MEDIA.motion]: {
      animation: `${appear} ${vars.motion.calm}`,
      selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} forwards` } },
    },
  },
});

/** What lies between the page and a dialog, and scrolls a dialog that is taller than the screen. */
export const veil = sharedStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  // A field that is scrolled to comes with its label.
  scrollPaddingBlock: '3.5rem 1rem',
  overscrollBehavior: 'contain',
  background: vars.theme.veil,
  '@media': {
    [MEDIA.tablet]: { alignItems: 'center', padding: vars.space.l },
    // Fixed and scrolled it would be one page of paper, cut off.
    print: { position: 'static', overflow: 'visible', background: 'none' },
  },
});

/** A dialog: a sheet from below on phones, a card in the middle of larger screens. */
export const panel = sharedStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  padding: vars.space.l,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  boxShadow: vars.theme.shadowHigh,
  outline: 'none',
  '@media': {
    [MEDIA.tablet]: { padding: vars.space.xl, borderRadius: vars.radius.m },
    [MEDIA.motion]: { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` },
    [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` },
  },
});

/** Title above description. */
export const titles = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockStart: vars.space.s,
});

/** The actions of a dialog: one below the other on phones, at the end of one line on larger screens. */
export const actions = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@media': { [MEDIA.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
