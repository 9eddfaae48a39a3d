import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** The table of contents comes first in the document. On wide screens it stays beside the text. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${vars.width.asideS} minmax(0, 1fr)`, alignItems: 'start' },
  },
});

export const contents = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(2 * ${vars.space.xxl})` } },
});
