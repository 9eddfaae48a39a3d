import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

type Rule = Parameters<typeof componentStyle>[0];

/** A table part drawn as a table everywhere, or as cards on phones. */
function layouts(name: string, asTable: Rule, onPhones: Rule) {
  const table = componentStyle(asTable, name);
  return {
    scroll: table,
    pinned: table,
    stacked: componentStyle(
      { ...onPhones, '@media': { [MEDIA.tablet]: asTable, print: asTable } },
      `${name}_stacked`,
    ),
  } as const;
}

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;
const edges = {
  // Tighter on phones, where a few pixels decide whether a table scrolls.
  paddingInline: `clamp(${vars.space.xs}, 1.5vw, ${vars.space.s})`,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;

// Scrolling clips what overflows: this makes space for a focus ring at the edge.
const ring = `calc(${vars.line.focus} + ${vars.line.focusGap})`;
const EDGES = ['left', 'right'] as const;
const layer = (edge: 'left' | 'right', colours: string, place: string) =>
  `linear-gradient(to ${edge === 'left' ? 'right' : 'left'}, ${colours}, transparent) ${edge} / ${place}`;
const shades = [
  ...EDGES.map((edge) => layer(edge, `${vars.color.bg} 40%`, `${vars.space.xl} 100% no-repeat local`)),
  // A line, because a shade would glow on a dark ground.
  ...EDGES.map(
    (edge) =>
      `linear-gradient(${vars.color.border}, ${vars.color.border}) ${edge} / ${vars.line.hair} 100% no-repeat scroll`,
  ),
];
export const region = componentStyle({
  overflowX: 'auto',
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  borderRadius: vars.radius.s,
  selectors: { '&[data-overflow]': { background: shades.join() } },
});
const captionWords = {
  paddingBlockEnd: vars.space.s,
  textAlign: 'start',
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
} as const;
export const caption = layouts(
  'caption',
  { ...captionWords, display: 'table-caption' },
  { ...captionWords, display: 'block' },
);
export const table = layouts(
  'table',
  { display: 'table', inlineSize: '100%', fontSize: vars.text.small, lineHeight: vars.leading.snug },
  { display: 'block', fontSize: vars.text.small, lineHeight: vars.leading.snug },
);
export const head = layouts('head', { display: 'table-header-group' }, { display: 'block' });
export const headRow = layouts(
  'head_row',
  { display: 'table-row' },
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l },
);
export const body = layouts('body', { display: 'table-row-group' }, { display: 'block' });
export const row = layouts(
  'row',
  { display: 'table-row' },
  { display: 'grid', gap: vars.space.xxs, paddingBlock: vars.space.m, borderBlockEnd: hairline },
);

const headerWords = { fontSize: vars.text.caption, fontWeight: vars.weight.medium, color: vars.color.muted };
const headerCell = {
  ...headerWords,
  ...edges,
  display: 'table-cell',
  position: 'static',
  clipPath: 'none',
  paddingBlock: vars.space.xs,
  verticalAlign: 'baseline',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
} as const;
export const header = layouts('header', headerCell, {
  ...headerWords,
  display: 'block',
  paddingBlock: vars.space.xs,
});
/** On phones every value has its heading beside it; the heading row stays for screen readers. */
export const plainHeader = layouts('plain_header', headerCell, {
  position: 'absolute',
  clipPath: 'inset(50%)',
});

const cellWords = { fontSize: vars.text.small, fontWeight: vars.weight.regular } as const;
const tableCell = {
  ...cellWords,
  ...edges,
  display: 'table-cell',
  paddingBlock: vars.space.s,
  verticalAlign: 'baseline',
  borderBlockEnd: hairline,
} as const;
export const cell = layouts('cell', tableCell, {
  ...cellWords,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.m,
});
export const rowHeader = layouts(
  'row_header',
  { ...tableCell, fontWeight: vars.weight.medium },
  { display: 'block', fontSize: vars.text.body, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
);
export const label = componentStyle({
  color: vars.color.muted,
  // Words, also in a column of figures.
  fontVariantNumeric: 'normal',
  '@media': { [MEDIA.tablet]: { display: 'none' }, print: { display: 'none' } },
});

const aligned = { start: 'start', center: 'center', end: 'end' } as const;
const alignTable = componentVariants(aligned, (value) => ({ textAlign: value }), 'align');
export const align = {
  scroll: alignTable,
  pinned: alignTable,
  stacked: componentVariants(
    aligned,
    (value) => ({
      textAlign: 'start',
      '@media': { [MEDIA.tablet]: { textAlign: value }, print: { textAlign: value } },
    }),
    'align_stacked',
  ),
} as const;
export const numericHeader = componentStyle({ whiteSpace: 'nowrap' });
export const numeric = componentStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});
export const empty = componentStyle({
  paddingBlock: vars.space.xl,
  textAlign: 'center',
  color: vars.color.muted,
  borderBlockEnd: hairline,
});

/** A third of a phone, so that two columns beside the row headings are in view. */
const HEADINGS = `clamp(6.5rem, 30vw, ${vars.width.columnS})`;
export const pinned = componentStyle({
  // Scrolls what takes the focus, and its ring, clear of the headings. They stick within the padding of the region.
  scrollPaddingInline: `calc(${HEADINGS} + 2 * ${ring}) ${ring}`,
});
/** Collapsed borders would stay behind when their cells stick. */
export const separate = componentStyle({ borderCollapse: 'separate' });
export const pinnedHeading = componentStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  inlineSize: HEADINGS,
  minInlineSize: HEADINGS,
  maxInlineSize: HEADINGS,
  overflowWrap: 'anywhere',
  background: vars.color.bg,
  selectors: {
    'thead &': { verticalAlign: 'bottom' },
    // Covers what passes through the padding of the region.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      inlineSize: ring,
      background: vars.color.bg,
    },
    '[data-overflow] &': { borderInlineEnd: `${vars.line.hair} solid ${vars.color.hairline}` },
  },
});
/** The other columns share the rest in equal parts. */
export const pinnedColumn = componentStyle({
  inlineSize: vars.width.columnL,
  minInlineSize: '8.5rem',
  selectors: {
    'thead &': { verticalAlign: 'bottom' },
    // As in the columns before it, so that pictures are of one size.
    '&:last-child': { paddingInlineEnd: edges.paddingInline },
  },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { color: vars.color.text },
    '[aria-sort] > &': { color: vars.color.text },
  },
});
export const sortSign = componentStyle({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.75rem',
  fill: 'currentColor',
});
