import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';
import { sharedStyle } from './component-style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

/** Fades in and out; `forwards` prevents a flash between the animation's end and the removal. */
export const fading = sharedStyle({
  '@media': {
    [MEDIA.motion]: {
      animation: `${appear} ${vars.motion.calm}`,
      selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} forwards` } },
    },
  },
});

export const veil = sharedStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  // Scrolling to a field shows its label too.
  scrollPaddingBlock: '3.5rem 1rem',
  overscrollBehavior: 'contain',
  background: vars.theme.veil,
  '@media': {
    [MEDIA.tablet]: { alignItems: 'center', padding: vars.space.l },
    // A fixed scroll area would print as one clipped page.
    print: { position: 'static', overflow: 'visible', background: 'none' },
  },
});

/** A dialog: a bottom sheet on phones, a centred card on larger screens. */
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

export const titles = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockStart: vars.space.s,
});

/** A dialog's actions: stacked on phones, in a row on larger screens. */
export const actions = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@media': { [MEDIA.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
