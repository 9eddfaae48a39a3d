import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.m,
  overflowX: 'auto',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const tab = componentStyle({
  flexShrink: 0,
  minBlockSize: vars.size.controlM,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  fontSize: vars.text.small,
  letterSpacing: vars.tracking.wide,
  color: vars.color.muted,
  // The line of the active tab lies on the line of the row.
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-state="active"]': {
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: vars.color.focus,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
  '@media': {
    [MEDIA.motion]: { transition: `color ${vars.motion.quick}` },
    // Where every line gets a colour, only the active tab may have one.
    [MEDIA.forcedColors]: {
      selectors: {
        '&:not([data-state="active"])': { borderBlockEndColor: 'Canvas' },
        '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
export const panel = componentStyle({ paddingBlockStart: vars.space.l });
