import { vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xs,
});
