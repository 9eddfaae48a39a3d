import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ display: 'grid', alignItems: 'center', minInlineSize: 0 });
export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: vars.space.xxl,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const chevron = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'inline-flex',
  marginInlineEnd: vars.space.s,
  color: vars.color.muted,
  pointerEvents: 'none',
});
