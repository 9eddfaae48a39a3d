import { componentStyle } from '../../css/component-style.ts';
import { clearOfAll } from '../../css/safe-area.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const shade = `linear-gradient(${vars.theme.scrim}, ${vars.theme.scrim})`;

export const lightbox = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateAreas: `"bar bar bar" "stage stage stage" "caption caption caption" "previous strip next"`,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  columnGap: vars.space.s,
  rowGap: vars.space.s,
  padding: clearOfAll(vars.space.m),
  // The shade over the theme's lightest ground keeps every pair readable.
  background: `${shade}, ${shade}, ${vars.color.bg}`,
  outline: 'none',
  '@media': {
    [MEDIA.desktop]: {
      gridTemplateAreas: `"bar bar bar" "previous stage next" ". caption ." "strip strip strip"`,
      columnGap: vars.space.l,
      rowGap: vars.space.m,
      padding: clearOfAll(vars.space.l),
    },
    // On low screens the picture takes the whole height: the buttons share one line and thumbnails are hidden.
    [MEDIA.low]: {
      gridTemplateAreas: `"previous next bar" "stage stage stage" "caption caption caption"`,
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.xs,
      rowGap: vars.space.xs,
      padding: clearOfAll(vars.space.xs),
    },
    [MEDIA.forcedColors]: { background: 'Canvas' },
  },
});
export const bar = componentStyle({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});
export const position = componentStyle({
  fontSize: vars.text.small,
  letterSpacing: vars.tracking.wide,
});
export const previous = componentStyle({ gridArea: 'previous', display: 'inline-flex', alignSelf: 'center' });
export const next = componentStyle({ gridArea: 'next', display: 'inline-flex', alignSelf: 'center' });
export const stage = componentStyle({
  gridArea: 'stage',
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});
export const slide = componentStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  blockSize: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
export const caption = componentStyle({
  gridArea: 'caption',
  minBlockSize: '1lh',
  maxBlockSize: '20vh',
  overflowY: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const strip = componentStyle({
  gridArea: 'strip',
  justifySelf: 'center',
  display: 'flex',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  padding: vars.space.xs,
  '@media': { [MEDIA.low]: { display: 'none' } },
});
export const stripItem = componentStyle({ flex: 'none', inlineSize: vars.size.controlL });
export const stripButton = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  opacity: 0.6,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current="true"]': {
      opacity: 1,
      boxShadow: `0 0 0 ${vars.line.thick} ${vars.color.text}`,
    },
  },
  '@media': {
    [MEDIA.motion]: { transition: `opacity ${vars.motion.quick}` },
    [MEDIA.forcedColors]: {
      selectors: { '&[aria-current="true"]': { border: `${vars.line.thick} solid Highlight` } },
    },
  },
});
