import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
export const width = componentVariants(
  { text: vars.width.text, narrow: vars.width.narrow, wide: vars.width.wide, full: '100vw' } as const,
  // Gutters come on top of the width, so that contents of one width line up whatever the gutter.
  (max, key) => ({ maxInlineSize: key === 'full' ? 'none' : `calc(${max} + 2 * ${vars.space.gutter})` }),
  'width',
);
