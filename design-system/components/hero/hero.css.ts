import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

// The space above the words, where they lie on the picture.
const FADE = vars.hero.spaceAbove;

// The text ends before this point on wide screens; beyond it the picture has no shade.
const WORDS_END = '68%';

/** Of the picture where it stands by itself, by the size of the hero. */
const PICTURE_HEIGHT = {
  full: 'min(46svh, 32rem)',
  tall: 'min(40svh, 26rem)',
  short: 'min(30svh, 19rem)',
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
  { full: 'min(88svh, 60rem)', tall: 'min(68svh, 44rem)', short: 'min(48svh, 30rem)' } as const,
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
export const photo = componentStyle({ position: 'absolute', inset: 0 });
export const shade = componentStyle({
  position: 'relative',
  alignSelf: vars.hero.wordsAlign,
  paddingBlockStart: vars.hero.spaceAbove,
  paddingBlockEnd: vars.hero.spaceBelow,
  paddingInline: vars.space.gutter,
  '@media': {
    [MEDIA.desktop]: { paddingInlineStart: vars.hero.wordsStart, paddingInlineEnd: vars.hero.wordsEnd },
  },
  selectors: {
    // A layer of its own, because a mask would fade the text too.
    '&::before': {
      content: '',
      display: vars.hero.shade,
      position: 'absolute',
      inset: 0,
      background: vars.theme.scrim,
      maskImage: `linear-gradient(to top, black calc(100% - ${FADE}), transparent)`,
      '@media': {
        [MEDIA.desktop]: {
          background: `linear-gradient(to right, ${vars.theme.scrim} ${WORDS_END}, ${vars.theme.scrimSoft})`,
        },
        [MEDIA.forcedColors]: { background: 'Canvas', maskImage: 'none' },
      },
    },
    '[dir="rtl"] &::before': {
      '@media': {
        [MEDIA.desktop]: {
          background: `linear-gradient(to left, ${vars.theme.scrim} ${WORDS_END}, ${vars.theme.scrimSoft})`,
        },
      },
    },
  },
});
export const roomForPanel = componentStyle({
  paddingBlockEnd: `calc(${vars.hero.spaceBelow} + 3.5rem * ${vars.hero.overlap})`,
});
export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [MEDIA.desktop]: { maxInlineSize: vars.hero.wordsWidth } },
});
// Forced colours paint a plate behind each line of the heading, which would cover this.
export const eyebrow = componentStyle({ '@media': { [MEDIA.forcedColors]: { position: 'relative' } } });
// Widths in em of the heading, so that long names wrap like short ones.
export const heading = componentStyle({ fontSize: vars.text.display, maxInlineSize: 'min(100%, 17ch)' });
export const lead = componentStyle({
  paddingBlockStart: vars.space.xs,
  maxInlineSize: 'min(100%, 34rem)',
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
});
export const actions = componentStyle({ paddingBlockStart: vars.space.xs });
export const panel = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  // Where it does not overlap, it stands by itself: two rounded cards on each other show the edges of the lower one.
  marginBlockStart: `calc(${vars.space.m} - (3.5rem + ${vars.space.m}) * ${vars.hero.overlap})`,
});
