import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: vars.space.xxl,
  textOverflow: 'ellipsis',
  // The shared control's `:disabled` rule is in an earlier layer, so exclude it here.
  selectors: { '&:enabled': { cursor: 'pointer' } },
});
/** A CSS corner, not an icon: four elements fewer in every select. */
export const frame = componentStyle({
  color: vars.color.muted,
  '::after': {
    content: '""',
    gridArea: '1 / 1',
    justifySelf: 'end',
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    marginInlineEnd: vars.space.m,
    borderInlineEnd: `${vars.line.hair} solid`,
    borderBlockEnd: `${vars.line.hair} solid`,
    transform: 'translateY(-25%) rotate(45deg)',
    pointerEvents: 'none',
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'translateY(-25%) rotate(-45deg)' } },
});
