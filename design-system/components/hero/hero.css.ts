import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

// Words on a picture start below this much of it; the veil fades in there.
const ABOVE = `min(${vars.hero.spaceAbove}, 3.5rem)`;

const PHONE = 'screen and (max-width: 47.99rem)';

// How far the veil reaches beyond the words, fading out.
const FADE = '5rem';
// Aside it reaches further than it fades, so that no edge of it shows beside the page's margin.
const ASIDE = '14rem';
const FADE_ASIDE = '8rem';

/** Of the picture where it stands by itself, by the size of the hero. */
const PICTURE_HEIGHT = {
  full: 'min(40svh, 28rem)',
  tall: 'min(40svh, 26rem)',
  short: 'min(18svh, 7.5rem)',
} as const;

export const hero = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  overflow: 'hidden',
  background: vars.hero.ground,
  '@media': { [MEDIA.desktop]: { gridTemplateColumns: vars.hero.columns } },
});
export const size = componentVariants(
  { full: 'min(60svh, 40rem)', tall: 'min(56svh, 36rem)', short: 'min(30svh, 14rem)' } as const,
  (height) => ({
    minBlockSize: `calc(${height} * ${vars.hero.height})`,
    '@media': { [MEDIA.desktop]: { minBlockSize: `calc(${height} * ${vars.hero.heightWide})` } },
  }),
  'size',
);
export const picture = componentStyle({
  position: vars.hero.picture,
  inset: 0,
  order: vars.hero.pictureOrder,
  marginInline: vars.hero.pictureMargin,
  borderRadius: vars.hero.pictureRadius,
  overflow: 'hidden',
  // Its height is the layout's, not the photo's.
  contain: 'size',
  '@media': { [MEDIA.desktop]: { order: vars.hero.pictureOrderWide } },
});
export const pictureHeight = componentVariants(
  PICTURE_HEIGHT,
  (height) => ({
    minBlockSize: `calc(${height} * ${vars.hero.pictureHeight})`,
    '@media': { [MEDIA.desktop]: { minBlockSize: `calc(${height} * ${vars.hero.pictureHeightWide})` } },
  }),
  'picture',
);
/** On a phone a panel, such as the search, belongs into the first screen: the picture and the words leave it room. */
export const framePanel = componentStyle({
  '@media': { [PHONE]: { minBlockSize: `calc(min(46svh, 25rem) * ${vars.hero.height})` } },
});
export const picturePanel = componentStyle({
  '@media': { [PHONE]: { minBlockSize: `calc(min(12svh, 7rem) * ${vars.hero.pictureHeight})` } },
});
export const photo = componentStyle({ position: 'absolute', inset: 0 });
export const shade = componentStyle({
  position: 'relative',
  alignSelf: vars.hero.wordsAlign,
  paddingBlockStart: ABOVE,
  paddingBlockEnd: vars.hero.spaceBelow,
  paddingInline: vars.space.gutter,
  '@media': {
    [MEDIA.desktop]: { paddingInlineStart: vars.hero.wordsStart, paddingInlineEnd: vars.hero.wordsEnd },
  },
});
export const isShort = componentStyle({ paddingBlock: `min(${vars.hero.spaceBelow}, 2.25rem)` });
export const roomForPanel = componentStyle({
  paddingBlockEnd: `calc(${vars.hero.spaceBelow} + 3.5rem * ${vars.hero.overlap})`,
  '@media': {
    [PHONE]: {
      paddingBlockStart: `min(${vars.hero.spaceAbove}, 2rem)`,
      paddingBlockEnd: `calc(${vars.space.m} + 3.5rem * ${vars.hero.overlap})`,
    },
  },
});
export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '@media': { [MEDIA.desktop]: { maxInlineSize: `min(100%, ${vars.hero.wordsWidth})` } },
  selectors: {
    // A veil behind the words only, as dark as they need: it fades beyond them, and the picture stays as it is. A layer
    // of its own, because a mask would fade the text too.
    '&::before': {
      content: '',
      display: vars.hero.shade,
      position: 'absolute',
      insetBlock: `calc(-1 * ${FADE})`,
      insetInline: `calc(-1 * ${ASIDE})`,
      background: vars.theme.scrim,
      maskImage: `linear-gradient(to bottom, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent), linear-gradient(to right, transparent, black ${FADE_ASIDE}, black calc(100% - ${FADE_ASIDE}), transparent)`,
      maskComposite: 'intersect',
      '@media': { [MEDIA.forcedColors]: { background: 'Canvas', maskImage: 'none' } },
    },
  },
});
// In front of the veil; forced colours paint a plate behind each line of the heading, which would cover the eyebrow.
export const eyebrow = componentStyle({ position: 'relative' });
// Widths in em of the heading, so that long names wrap like short ones.
export const heading = componentStyle({
  position: 'relative',
  fontSize: vars.text.display,
  maxInlineSize: 'min(100%, 17ch)',
});
export const lead = componentStyle({
  position: 'relative',
  paddingBlockStart: vars.space.xs,
  maxInlineSize: 'min(100%, 34rem)',
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
});
export const wordsPanel = componentStyle({ '@media': { [PHONE]: { gap: vars.space.m } } });
export const leadPanel = componentStyle({
  '@media': { [PHONE]: { paddingBlockStart: 0, fontSize: vars.text.body } },
});
export const actions = componentStyle({ position: 'relative', paddingBlockStart: vars.space.xs });
export const panel = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  // Where it does not overlap, it stands by itself: two rounded cards on each other show the edges of the lower one.
  marginBlockStart: `calc(${vars.space.m} - (3.5rem + ${vars.space.m}) * ${vars.hero.overlap})`,
});
