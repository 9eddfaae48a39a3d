import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { limitOnLargeViewport } from '../../css/on-large-viewport.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** The panel's own padding, which the scrolling body extends into. */
const edge = { phone: vars.space.l, tablet: vars.space.xl } as const;

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  paddingBlockEnd: `max(${edge.phone}, env(safe-area-inset-bottom))`,
  '@media': {
    [MEDIA.tablet]: {
      paddingBlockEnd: edge.tablet,
      minBlockSize: 0,
      maxBlockSize: limitOnLargeViewport(`100dvh - 2 * ${vars.space.l}`),
    },
    print: { maxBlockSize: 'none' },
  },
});
const onPhones = 'screen and (max-width: 47.99rem)';
export const height = componentVariants(
  {
    // Some of the page stays visible, and can be pressed to close.
    content: { maxBlockSize: limitOnLargeViewport(`100dvh - ${vars.space.xl}`) },
    half: { minBlockSize: '50dvh', maxBlockSize: limitOnLargeViewport('50dvh') },
    full: { minBlockSize: '100dvh', maxBlockSize: limitOnLargeViewport('100dvh'), borderRadius: 0 },
  } as const,
  (rule) => ({ '@media': { [onPhones]: rule } }),
  'height',
);
export const size = componentVariants(
  { s: vars.width.dialogS, m: vars.width.dialogM, l: vars.width.dialogL } as const,
  (width) => ({ '@media': { [MEDIA.tablet]: { maxInlineSize: width } } }),
  'size',
);
export const header = componentStyle({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
  // Keeps the ring of the close button clear of the line below.
  paddingBlockEnd: vars.space.s,
});

/** Scrolls between the header and the footer, which stay in view. */
export const body = componentStyle({
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
    // A bar that stays in view must not cover what has the focus.
    '&:has([data-sticky="end"])': { scrollPaddingBlockEnd: '8rem' },
    '&[data-overflow]': { borderBlockStartColor: vars.color.hairline },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    // Without a footer it scrolls to the edge of the panel.
    '&:last-child': { marginBlockEnd: `calc(-1 * ${edge.phone})` },
  },
  '@media': {
    [MEDIA.tablet]: {
      marginInline: `calc(-1 * ${edge.tablet})`,
      paddingInline: edge.tablet,
      selectors: {
        '&:last-child': { paddingBlockEnd: edge.tablet, marginBlockEnd: `calc(-1 * ${edge.tablet})` },
      },
    },
    print: { overflow: 'visible' },
  },
});
export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});
export const footer = componentStyle({
  flexShrink: 0,
  marginInline: `calc(-1 * ${edge.phone})`,
  paddingInline: edge.phone,
  selectors: { [`${header} + &`]: { marginBlockStart: vars.space.s } },
  '@media': {
    [MEDIA.tablet]: { marginInline: `calc(-1 * ${edge.tablet})`, paddingInline: edge.tablet },
  },
});
