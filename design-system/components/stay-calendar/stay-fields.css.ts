import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { TINY } from './containers.css.ts';

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.xs,
});
/** A quiet line: most guests press days. */
export const unfold = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlM,
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
export const unfolded = componentStyle({ paddingBlockStart: vars.space.s });
export const typed = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  // A Latin date keeps its order on a right-to-left page.
  unicodeBidi: 'plaintext',
  '@container': { [TINY]: { paddingInline: vars.space.xs } },
});
