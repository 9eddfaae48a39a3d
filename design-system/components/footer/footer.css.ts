import { componentStyle } from '../../css/component-style.ts';
import { clearOf } from '../../css/safe-area.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const footer = componentStyle({
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: clearOf('bottom', vars.space.xl),
  overflowWrap: 'anywhere',
});
export const body = componentStyle({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [MEDIA.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const identity = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  justifyItems: 'start',
});
export const brand = componentStyle({
  fontFamily: vars.theme.headingFontFamily,
  fontWeight: vars.theme.headingWeight,
  fontSize: vars.text.l,
  lineHeight: vars.leading.heading,
});
export const tagline = componentStyle({ maxInlineSize: '26rem', color: vars.color.muted });
export const columns = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.columnS}), 1fr))`,
});
export const column = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  minInlineSize: 0,
});
export const title = componentStyle({
  color: vars.color.textAccent,
  fontSize: vars.text.label,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.wider,
  textTransform: vars.theme.labelCase,
});
export const content = componentStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  color: vars.color.muted,
});
export const legal = componentStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  fontSize: vars.text.caption,
  color: vars.color.muted,
});
