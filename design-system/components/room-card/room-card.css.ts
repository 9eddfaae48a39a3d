import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const card = componentStyle({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const layout = {
  row: componentStyle(
    {
      rowGap: vars.space.s,
      columnGap: vars.space.xl,
      '@media': { [MEDIA.tablet]: { gridTemplateColumns: 'minmax(0, min(32rem, 34%)) minmax(0, 1fr)' } },
    },
    'row',
  ),
  // Cards in a row align at the bottom, whatever their text.
  column: componentStyle({ gap: vars.space.l, gridTemplateRows: 'auto 1fr', blockSize: '100%' }, 'column'),
} as const;
export const picture = componentStyle({ overflow: 'hidden', borderRadius: vars.radius.s });
export const grows = componentStyle({
  '@media': { [MEDIA.motion]: { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` } },
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.025)' } },
});
export const body = componentStyle({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  selectors: { [`${layout.row} &`]: { gap: vars.space.s } },
});
export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});
const wordsBeside = { flex: `1 1 ${vars.width.columnXs}`, minInlineSize: 0 } as const;
export const title = componentStyle({
  ...wordsBeside,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  // Beside a price the status follows the name.
  selectors: { [`${layout.row} &`]: { justifyContent: 'start' } },
});
/** Keeps its side while the name takes more lines; below the name only where not even a word fits beside it. */
export const topPrice = componentStyle({ flex: 'none', maxInlineSize: '100%', textAlign: 'end' });
export const priceNote = componentStyle({
  flexBasis: '100%',
  textAlign: 'end',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const summary = componentStyle({ color: vars.color.muted, maxInlineSize: vars.width.text });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
});
export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const sign = componentStyle({ display: 'inline-flex', color: vars.color.textAccent });
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  selectors: { [`${layout.column} &`]: { marginBlockStart: 'auto' } },
});

/** Depends on the offer's own width: beside a summary it is as narrow as on a phone. */
const WIDE_OFFER = '(min-width: 30rem)';
const NARROW_OFFER = '(max-width: 15rem)';
export const offers = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});
export const offer = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@container': { [NARROW_OFFER]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const offerWords = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minInlineSize: 0,
});
export const offerName = componentStyle({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });
export const offerDetail = componentStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const notes = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
});
export const note = {
  default: componentStyle({ color: vars.color.text }, 'default'),
  success: componentStyle({ color: vars.color.textSuccess }, 'success'),
  warning: componentStyle({ color: vars.color.textWarning }, 'warning'),
} as const;
export const offerPrice = componentStyle({ minInlineSize: 0 });
/** The price stands above the button, and beside it where there is space. */
export const offerEnd = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.s,
  minInlineSize: 0,
  textAlign: 'end',
  '@container': {
    [WIDE_OFFER]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.l },
    [NARROW_OFFER]: { alignItems: 'flex-start', textAlign: 'start' },
  },
});
