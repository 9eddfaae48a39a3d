import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'stretch',
});
export const prefix = componentStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.m,
  color: vars.color.muted,
  background: vars.color.tint,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.s,
  borderEndStartRadius: vars.radius.s,
  selectors: { [`${frame}:has([aria-invalid="true"]) &`]: { borderColor: vars.color.textDanger } },
});
