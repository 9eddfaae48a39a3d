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
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  selectors: { [`${frame}:has([aria-invalid="true"]) &`]: { borderColor: vars.color.textDanger } },
});
/** The seam between both has no round ends, however round the field is. */
const SEAM = `min(${vars.radius.control}, 2px)`;
export const prefixed = componentStyle({ borderStartStartRadius: SEAM, borderEndStartRadius: SEAM });
