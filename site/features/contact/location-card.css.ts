import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  overflowWrap: 'anywhere',
});
