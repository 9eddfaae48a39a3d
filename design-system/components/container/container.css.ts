import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});
export const width = componentVariants(
  { text: vars.width.text, narrow: vars.width.narrow, wide: vars.width.wide, full: undefined } as const,
  // Adds gutters to the width, so that content of one width aligns whatever the gutter.
  (max) => (max === undefined ? {} : { maxInlineSize: `calc(${max} + 2 * ${vars.space.gutter})` }),
  'width',
);
