import { clearOf, media, onLargeViewport, surfaces, vars } from '#design-system/css';
import { globalStyle, style } from '@vanilla-extract/css';

const BELOW_DESKTOP = 'screen and (max-width: 63.99rem)';

export const frame = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.width.asideM}` } },
});

export const main = style({ minInlineSize: 0 });

/** Beside the page on a desktop; a bar across the bottom of smaller screens. */
export const side = style({
  minInlineSize: 0,
  position: 'sticky',
  // A low screen needs its height for the page: the bar stays at the end there.
  insetBlockEnd: onLargeViewport('0px'),
  zIndex: vars.layer.bar,
  '@media': {
    [BELOW_DESKTOP]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.desktop]: {
      zIndex: 'auto',
      insetBlockEnd: 'auto',
      insetBlockStart: vars.space.l,
    },
    print: { position: 'static' },
  },
});

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

export const card = style([
  surfaces.raised,
  {
    display: 'flex',
    gap: vars.space.m,
    '@media': {
      [BELOW_DESKTOP]: {
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        rowGap: vars.space.s,
        paddingInline: vars.space.gutter,
        paddingBlockStart: vars.space.s,
        paddingBlockEnd: clearOf('bottom', vars.space.s),
        // No shadow: on a short page the bar stands in the middle of the screen.
        borderBlock: hairline,
      },
      [media.desktop]: {
        flexDirection: 'column',
        gap: vars.space.l,
        padding: vars.space.l,
        border: hairline,
        borderRadius: vars.radius.m,
        boxShadow: vars.theme.shadowLow,
      },
    },
  },
]);

/** The next step stays in view below a long price, which scrolls. */
export const limited = style({
  '@media': { [media.desktop]: { maxBlockSize: `max(30rem, 100svh - 2 * ${vars.space.l})` } },
});

/** The total, its terms and the button that unfolds the price. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  flex: '1 1 20rem',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const terms = style({ flex: '1 1 6rem', minInlineSize: 0 });

// With large text the margin of the page is narrower than a ring needs.
const RING = `min(${vars.space.s}, ${vars.space.gutter})`;

/** A ring around what has the focus is as wide as this, and is not cut by what scrolls. */
const ringed = {
  marginInline: `calc(-1 * ${RING})`,
  paddingInline: RING,
  paddingBlock: vars.space.xs,
} as const;

/** The whole price. On a small screen it stands above the total, which stays where it is. */
export const sheet = style({
  ...ringed,
  flexBasis: `calc(100% + 2 * ${RING})`,
  minInlineSize: 0,
  overflowY: 'auto',
  '@media': {
    [BELOW_DESKTOP]: { order: -1, maxBlockSize: '60svh' },
    [media.desktop]: { flex: '1 1 auto', minBlockSize: 0 },
  },
});

export const folded = style({
  ...ringed,
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  '@media': { [BELOW_DESKTOP]: { display: 'none' } },
});

/** With large text the next step takes a line of its own, and all of it. */
export const action = style({
  flex: `1 1 ${vars.width.columnM}`,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { flex: '0 1 auto', minInlineSize: `min(100%, ${vars.width.columnS})` },
    [media.desktop]: { flex: 'none' },
  },
});

// Keep focused elements clear of the bar.
globalStyle(`html:has(${side})`, {
  '@media': {
    [BELOW_DESKTOP]: {
      scrollPaddingBlockEnd: `max(1rem, ${onLargeViewport('calc(var(--summary-bar, 6rem) + 1rem)')})`,
    },
  },
});
