import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { TINY, TWO_MONTHS } from './containers.css.ts';

// Every line keeps its height when empty, so that the legend does not move.
const oneLine = `calc(1em * ${vars.leading.snug})`;

export const status = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'start',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@container': { [TINY]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** One line, so that no note moves the days. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.controlM,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const lineNote = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const lineClear = componentStyle({
  selectors: { '&[data-state="empty"]': { opacity: 0.5 } },
});
export const progress = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  '@container': { [TWO_MONTHS]: { gridColumn: '1', gridRow: 'span 2' } },
});
export const heading = componentStyle({
  fontSize: vars.text.s,
  lineHeight: vars.leading.heading,
  // In a `StayField`, whose footer shows it. It stays a live region.
  selectors: { '[data-heading="footer"] &': { position: 'absolute', clipPath: 'inset(50%)' } },
  '@container': { [TWO_MONTHS]: { fontSize: vars.text.m } },
});
export const detail = componentStyle({
  minBlockSize: oneLine,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const note = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  columnGap: vars.space.s,
  minBlockSize: oneLine,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
  '@container': { [TWO_MONTHS]: { gridColumn: '2', gridRow: '2', justifyContent: 'flex-end' } },
});
export const clear = componentStyle({
  justifySelf: 'end',
  selectors: { '&[data-state="empty"]': { opacity: 0.5 } },
  '@container': { [TWO_MONTHS]: { gridColumn: '2', gridRow: '1' }, [TINY]: { gridColumn: '1' } },
});
export const noteDay = componentStyle({ color: vars.color.text, fontWeight: vars.weight.medium });
