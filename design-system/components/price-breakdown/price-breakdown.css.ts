import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = componentStyle({
  display: 'block',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
const block = { display: 'block' } as const;
export const rows = componentStyle(block);
export const summary = componentStyle({
  ...block,
  color: vars.color.muted,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
} as const;
/** Label and amount on one line, or on two with large text or a large amount. */
export const row = componentStyle({ ...line, paddingBlock: vars.space.xs });
export const besideRow = componentStyle({ ...line, paddingBlock: vars.space.xxs, color: vars.color.muted });
export const groupRow = componentStyle({
  ...line,
  paddingBlockStart: vars.space.l,
  paddingBlockEnd: vars.space.xs,
});
export const headRow = componentStyle(block);
export const totalRow = componentStyle({
  ...line,
  paddingBlockStart: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
});
const labelCell = {
  flex: '1 1 5rem',
  minInlineSize: 'min(100%, 5rem)',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
} as const;
export const label = componentStyle(labelCell);
export const totalLabel = componentStyle({
  ...labelCell,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
});
const amountCell = {
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
} as const;
export const amount = componentStyle({
  ...amountCell,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const totalAmount = componentStyle({ ...amountCell, fontVariantNumeric: 'lining-nums' });
export const group = componentStyle({
  flex: '1 1 100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  fontSize: vars.text.body,
});
export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.caption,
  color: vars.color.muted,
});
