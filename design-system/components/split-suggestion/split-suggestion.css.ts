import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;
/** Depends on the card's own width: beside a summary it is as narrow as on a phone. */
const WIDE_CARD = '(min-width: 30rem)';

export const card = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.l,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
});
export const top = componentStyle({ display: 'grid', gap: vars.space.s });
export const reason = componentStyle({
  maxInlineSize: vars.width.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const parts = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The dot of a part, and the line that leads from one to the next. */
const DOT = vars.space.s;
const inTurn = '[data-arrangement="in-turn"]';
const together = '[data-arrangement="together"]';
export const part = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  selectors: {
    [`${inTurn} &`]: {
      paddingBlockEnd: vars.space.l,
      paddingInlineStart: `calc(${DOT} + ${vars.space.m})`,
    },
    [`${inTurn} &:last-child`]: { paddingBlockEnd: 0 },
    [`${inTurn} &::before`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1lh - ${DOT}) / 2)`,
      inlineSize: DOT,
      blockSize: DOT,
      borderRadius: vars.radius.round,
      border: `${vars.line.thick} solid ${vars.color.border}`,
    },
    [`${inTurn} &:not(:last-child)::after`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${DOT} - ${vars.line.hair}) / 2)`,
      insetBlockStart: `calc((1lh + ${DOT}) / 2 + ${vars.space.xxs})`,
      insetBlockEnd: `calc((${DOT} - 1lh) / 2 + ${vars.space.xxs})`,
      borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
    [`${together} &`]: { paddingBlock: vars.space.s, borderBlockStart: hairline },
    [`${together} &:last-child`]: { borderBlockEnd: hairline },
  },
  lineHeight: vars.leading.snug,
});
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
});
export const words = componentStyle({
  flex: `1 1 ${vars.width.columnXs}`,
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const name = componentStyle({ fontWeight: vars.weight.medium });
export const detail = componentStyle({ fontSize: vars.text.small, color: vars.color.muted });
export const price = componentStyle({ flex: 'none', maxInlineSize: '100%' });
export const change = componentStyle({ fontSize: vars.text.caption, color: vars.color.textAccent });
export const foot = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.m,
  '@container': { [WIDE_CARD]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const total = componentStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const totalLabel = componentStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const note = componentStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const action = componentStyle({
  display: 'grid',
  '@container': { [WIDE_CARD]: { display: 'block' } },
});
