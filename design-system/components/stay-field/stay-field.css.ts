import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const ONE_MONTH = '30rem';

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  textAlign: 'start',
  // The shared control's `:disabled` rule is in an earlier layer, so exclude it here.
  selectors: { '&:enabled': { cursor: 'pointer' } },
});
export const wrong = componentStyle({
  borderColor: vars.color.textDanger,
  '@media': { [MEDIA.forcedColors]: { borderWidth: vars.line.thick } },
});
export const sign = componentStyle({ display: 'inline-flex', flexShrink: 0, color: vars.color.muted });
export const value = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const days = componentStyle({
  selectors: { '[data-state="empty"] &': { color: vars.color.muted } },
});
export const detail = componentStyle({ color: vars.color.muted });
/** One month stands in the middle; where two fit, they take the whole width. */
export const calendar = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': {
    [MEDIA.tablet]: { maxInlineSize: ONE_MONTH, justifySelf: 'center' },
    [MEDIA.desktop]: { maxInlineSize: 'none' },
  },
});
/** What the calendar leads to, in view while the months scroll below it. */
export const bar = componentStyle({
  position: 'sticky',
  // Browsers keep it above the padding of what scrolls.
  insetBlockEnd: `calc(-1 * ${vars.space.l})`,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  // To the edges of the dialog.
  marginInline: `calc(-1 * ${vars.space.l})`,
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  color: vars.color.text,
  background: vars.color.bg,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@media': {
    [MEDIA.tablet]: {
      // The room around the dialog belongs to what scrolls.
      insetBlockEnd: `calc(-1 * ${vars.space.l})`,
      marginInline: `calc(-1 * ${vars.space.xl})`,
      marginBlockEnd: `calc(-1 * ${vars.space.xl})`,
      paddingInline: vars.space.xl,
      borderEndStartRadius: vars.radius.m,
      borderEndEndRadius: vars.radius.m,
    },
    // A low screen needs its height for the days.
    [MEDIA.low]: { position: 'static' },
  },
});
export const outcome = componentStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const nights = componentStyle({ fontSize: vars.text.s, lineHeight: vars.leading.heading });
