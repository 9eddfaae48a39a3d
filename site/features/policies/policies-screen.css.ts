import { media, vars } from '#design-system/css';
import { style } from '@vanilla-extract/css';

/** The contents come first in the document; on wide screens they stay beside the text while it scrolls. */
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
