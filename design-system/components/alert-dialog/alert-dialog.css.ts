import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const panel = componentStyle({
  '@media': { [MEDIA.tablet]: { maxInlineSize: vars.width.dialogS } },
});
export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});
export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlM,
  blockSize: vars.size.controlM,
  color: vars.color.textDanger,
  border: `${vars.line.edge} solid ${vars.color.textDanger}`,
  borderRadius: vars.radius.icon,
});
