import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = componentStyle({
  inlineSize: '100%',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
const cell = {
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
} as const;
export const label = componentStyle({ ...cell, paddingInlineEnd: vars.space.m, overflowWrap: 'anywhere' });
// As narrow as the amounts: what is left belongs to the labels, however long the heading of a group is.
const amountCell = {
  inlineSize: '1%',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const;
export const amount = componentStyle({ ...cell, ...amountCell });
export const group = componentStyle({
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.l,
  paddingBlockEnd: vars.space.xs,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  fontSize: vars.text.body,
});
export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.caption,
  color: vars.color.muted,
});
export const summary = componentStyle({
  color: vars.color.muted,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
const totalCell = {
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  paddingBlockStart: vars.space.m,
};
export const totalLabel = componentStyle({
  overflowWrap: 'anywhere',
  paddingInlineEnd: vars.space.m,
  ...cell,
  ...totalCell,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
});
export const totalAmount = componentStyle({
  ...totalCell,
  ...amountCell,
  fontVariantNumeric: 'lining-nums',
  verticalAlign: 'top',
});
