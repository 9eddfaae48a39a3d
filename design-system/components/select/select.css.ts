import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: vars.space.xxl,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const chevron = componentStyle({
  display: 'inline-flex',
  marginInlineEnd: vars.space.s,
  color: vars.color.muted,
  pointerEvents: 'none',
});
