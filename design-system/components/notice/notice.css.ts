import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const notice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.s,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  '@media': { [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` } },
});
const sign = { display: 'inline-flex' };
export const signs = {
  info: componentStyle({ ...sign, color: vars.color.textInfo }, 'info'),
  success: componentStyle({ ...sign, color: vars.color.textSuccess }, 'success'),
  warning: componentStyle({ ...sign, color: vars.color.textWarning }, 'warning'),
  danger: componentStyle({ ...sign, color: vars.color.textDanger }, 'danger'),
} as const;
export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const heading = componentStyle({ fontWeight: vars.weight.medium });
