import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const list = {
  rows: componentStyle({ display: 'grid' }, 'rows'),
  columns: componentStyle(
    {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.columnXs}), 1fr))`,
    },
    'columns',
  ),
  table: componentStyle(
    { display: 'grid', fontSize: vars.text.small, lineHeight: vars.leading.snug },
    'table',
  ),
} as const;
export const item = {
  rows: componentStyle(
    {
      display: 'grid',
      columnGap: vars.space.l,
      rowGap: vars.space.xxs,
      paddingBlock: vars.space.s,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
      '@media': {
        [MEDIA.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          // Term and detail differ in size and read as one line.
          alignItems: 'baseline',
        },
      },
    },
    'row',
  ),
  columns: componentStyle({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' }, 'column'),
  table: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      columnGap: vars.space.m,
      paddingBlock: vars.space.xs,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
    'table_row',
  ),
} as const;
export const term = componentStyle({
  overflowWrap: 'anywhere',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.body,
  color: vars.color.muted,
});
export const detail = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
