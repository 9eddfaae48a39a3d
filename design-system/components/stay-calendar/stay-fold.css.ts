import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** Beside each other while they are folded: most guests press days. The open one takes the width. */
export const folds = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
});
export const fold = componentStyle({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const unfold = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlS,
  cursor: 'pointer',
  fontSize: vars.text.small,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.border,
  textUnderlineOffset: '0.35em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    // Safari's own triangle.
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const sign = componentStyle({
  display: 'inline-flex',
  color: vars.color.muted,
  selectors: { [`${fold}[open] > ${unfold} &`]: { transform: 'rotate(180deg)' } },
  '@media': { [MEDIA.motion]: { transition: `transform ${vars.motion.calm} ${vars.motion.ease}` } },
});
export const unfolded = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xs} ${vars.space.s}`,
});
export const note = componentStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
