import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const FADE = 'clamp(6rem, 18vh, 14rem)';

// The text ends before this point on wide screens; beyond it the picture has no shade.
const WORDS_END = '68%';

export const hero = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  overflow: 'hidden',
});
export const size = {
  full: componentStyle({ minBlockSize: 'min(88svh, 60rem)' }, 'full'),
  tall: componentStyle({ minBlockSize: 'min(68svh, 44rem)' }, 'tall'),
  short: componentStyle({ minBlockSize: 'min(48svh, 30rem)' }, 'short'),
} as const;
export const picture = componentStyle({ position: 'absolute', inset: 0 });
export const shade = componentStyle({
  position: 'relative',
  alignSelf: 'end',
  paddingBlockStart: FADE,
  paddingBlockEnd: vars.space.xxl,
  selectors: {
    // A layer of its own, because a mask would fade the text too.
    '&::before': {
      content: '',
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
export const roomForPanel = componentStyle({ paddingBlockEnd: `calc(${vars.space.xxl} + 3.5rem)` });
export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': { [MEDIA.desktop]: { maxInlineSize: 'min(58vw, 48rem)' } },
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
  marginBlockStart: '-3.5rem',
});
