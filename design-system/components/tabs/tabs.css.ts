import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const tabs = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});
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
    // Forced colours would draw every line; only the active tab has one.
    [MEDIA.forcedColors]: {
      selectors: {
        '&:not([data-state="active"])': { borderBlockEndColor: 'Canvas' },
        '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
/** Centred in the tab in every typeface. */
export const label = componentStyle({ ...textBoxTrim, display: 'block' });
export const panel = componentStyle({
  borderRadius: vars.radius.xs,
  // Trimmed text ends at its baseline: the ring stays clear of descenders.
  selectors: { '&:focus-visible': { outlineOffset: vars.space.xs } },
});
