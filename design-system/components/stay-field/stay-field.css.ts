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
/** What the calendar leads to. */
export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
});
/** Beside the button while it can be read there. */
export const outcome = componentStyle({
  flex: `1 1 ${vars.width.columnXs}`,
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const nights = componentStyle({ fontSize: vars.text.s, lineHeight: vars.leading.heading });
