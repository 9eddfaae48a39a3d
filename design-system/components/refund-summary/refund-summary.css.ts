import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

const one = 'minmax(0, 1fr)';

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: one,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const refundable = componentStyle({
  display: 'grid',
  gridTemplateColumns: one,
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.l,
});
export const refundableTerm = componentStyle({ fontWeight: vars.weight.medium });
const row = {
  display: 'grid',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: hairline,
} as const;
/** Term and amount on one line, or on two when both are long. */
export const line = componentStyle({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const lineTerm = componentStyle({ flex: '1 1 8rem', minInlineSize: 'min(100%, 8rem)' });
export const amount = componentStyle({
  minInlineSize: 0,
  textAlign: 'end',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const fact = componentStyle({
  ...row,
  '@media': { [MEDIA.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const words = componentStyle({
  minInlineSize: 0,
  '@media': { [MEDIA.tablet]: { textAlign: 'end' } },
});
export const quiet = componentStyle({ fontSize: vars.text.caption, color: vars.color.muted });
export const below = componentStyle({
  flexBasis: '100%',
  fontSize: vars.text.caption,
  color: vars.color.muted,
});
