import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { TINY } from './containers.css.ts';

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.xs,
});
/** The dates in words: a line also while there are none, so that nothing below moves. */
export const echo = componentStyle({
  minBlockSize: '1lh',
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const typed = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  // A Latin date keeps its order on a right-to-left page.
  unicodeBidi: 'plaintext',
  '@container': { [TINY]: { paddingInline: vars.space.xs } },
});
