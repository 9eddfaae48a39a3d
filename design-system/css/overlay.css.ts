import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';
import { sharedStyle } from './component-style.ts';
import { limitOnLargeViewport } from './on-large-viewport.ts';
import { clearOf, clearOfAll } from './safe-area.ts';

/** The panel's own padding, which its scrolling body and its footer extend into. */
const edge = { phone: vars.space.l, tablet: vars.space.xl } as const;
/** Clear of the bar that phones draw over the end of the screen. */
const end = (padding: string) => clearOf('bottom', padding);
/** A stuck footer may cover up to a third of a screen of this height. */
const MIN_HEIGHT = '14rem';

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
  paddingLeft: clearOf('left', '0px'),
  paddingRight: clearOf('right', '0px'),
  background: vars.theme.veil,
  '@media': {
    [MEDIA.tablet]: { alignItems: 'center', padding: clearOfAll(vars.space.l) },
    // Clear of the footer.
    [MEDIA.low]: { alignItems: 'end', paddingBlock: 0, scrollPaddingBlock: '1rem 6rem' },
    // A fixed scroll area would print as one clipped page.
    print: { position: 'static', overflow: 'visible', background: 'none' },
  },
});

/** A dialog: a bottom sheet on phones, a centred card on larger screens. */
export const panel = sharedStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // Some of the page stays visible.
  maxBlockSize: limitOnLargeViewport(`100dvh - ${vars.space.xl}`),
  padding: edge.phone,
  paddingBlockEnd: 0,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  boxShadow: vars.theme.shadowHigh,
  outline: 'none',
  '@media': {
    [MEDIA.tablet]: {
      minBlockSize: 0,
      maxBlockSize: limitOnLargeViewport(`100dvh - 2 * ${vars.space.l}`),
      padding: edge.tablet,
      paddingBlockEnd: 0,
      borderRadius: vars.radius.m,
    },
    [MEDIA.low]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    print: { maxBlockSize: 'none' },
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

export const header = sharedStyle({
  flexShrink: 0,
  // Keeps the ring of the close button clear of the line below.
  paddingBlockEnd: vars.space.s,
  selectors: { '&:last-child': { paddingBlockEnd: end(edge.phone) } },
  '@media': { [MEDIA.tablet]: { selectors: { '&:last-child': { paddingBlockEnd: edge.tablet } } } },
});

/** Scrolls between the header and the footer, which stay in view. */
export const body = sharedStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scrolling to a field shows its label too.
  scrollPaddingBlock: '3.5rem 1rem',
  marginInline: `calc(-1 * ${edge.phone})`,
  paddingInline: edge.phone,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  // Always there, so that it changes no height when it is seen.
  borderBlockStart: `${vars.line.hair} solid transparent`,
  selectors: {
    '&[data-overflow]': { borderBlockStartColor: vars.color.hairline },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    // Without a footer it scrolls to the edge of the panel.
    '&:last-child': { paddingBlockEnd: end(edge.phone) },
  },
  '@media': {
    [MEDIA.tablet]: {
      marginInline: `calc(-1 * ${edge.tablet})`,
      paddingInline: edge.tablet,
      selectors: { '&:last-child': { paddingBlockEnd: edge.tablet } },
    },
    print: { overflow: 'visible' },
  },
});
export const content = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

/**
 * A dialog's actions: stacked on phones, in a row on larger screens. Where the dialog is higher than the screen, they
 * stay at the end of the screen.
 */
export const footer = sharedStyle({
  position: 'sticky',
  // Too negative to stick where text is so large that the actions would cover what they are about.
  insetBlockEnd: `min(0px, (100svh - ${MIN_HEIGHT}) * 99999)`,
  zIndex: vars.layer.raised,
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  marginInline: `calc(-1 * ${edge.phone})`,
  paddingInline: edge.phone,
  paddingBlockStart: vars.space.l,
  paddingBlockEnd: end(edge.phone),
  background: vars.color.bg,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: { [`${header} + &`]: { marginBlockStart: vars.space.s } },
  '@media': {
    [MEDIA.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      marginInline: `calc(-1 * ${edge.tablet})`,
      paddingInline: edge.tablet,
      paddingBlockEnd: edge.tablet,
      borderEndStartRadius: vars.radius.m,
      borderEndEndRadius: vars.radius.m,
    },
    [MEDIA.low]: {
      display: 'grid',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      paddingBlockStart: vars.space.s,
      paddingBlockEnd: end(vars.space.s),
      borderRadius: 0,
    },
    print: { position: 'static' },
  },
});
