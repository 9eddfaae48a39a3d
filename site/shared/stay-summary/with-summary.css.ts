import { media, vars } from '#design-system/css';
import { globalStyle, style } from '@vanilla-extract/css';

const BELOW_DESKTOP = 'screen and (max-width: 63.99rem)';
/** The height of the total, measured because it may wrap, plus padding. */
const BAR = `calc(var(--summary-bar, 3rem) + 2 * ${vars.space.l} + ${vars.space.s})`;

export const frame = style({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.width.asideM}` } },
});

export const main = style({ minInlineSize: 0 });

/** Beside the page on a desktop; a bar at the bottom of smaller screens. */
export const side = style({
  minInlineSize: 0,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  '@media': {
    [media.desktop]: {
      zIndex: 'auto',
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(${vars.size.bar} + ${vars.space.l})`,
    },
  },
});

export const bar = style({ '@media': { [media.desktop]: { display: 'none' } } });

const room = { maxBlockSize: '60dvh', overflowY: 'auto' } as const;

export const sheet = style({
  paddingBlockStart: vars.space.l,
  ...room,
  '@media': { [media.desktop]: { padding: 0, maxBlockSize: 'none', overflowY: 'visible' } },
});

export const folded = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

// Keep focused elements clear of the bar.
globalStyle(`html:has(${side})`, {
  '@media': { [BELOW_DESKTOP]: { scrollPaddingBlockEnd: BAR } },
});
