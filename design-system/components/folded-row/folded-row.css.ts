import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxs}))` } });
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
} as const;
const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

/**
 * The unfolded content spans the row, below the action as well. Only browsers that lay `details` out as a grid can do
 * so; elsewhere the content stays beside the action.
 */
const LAYS_OUT_DETAILS = 'selector(::details-content)';

export const rows = componentStyle({
  ...columns,
  borderBlockEnd: hairline,
});
export const row = componentStyle({
  ...columns,
  alignItems: 'center',
  minInlineSize: 0,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  // All rows of a list share their columns, so that prices line up beside actions of different widths.
  selectors: { [`${rows} > &`]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});
const spanning = { gridColumn: '1 / -1', gridRow: '1 / span 2' } as const;
export const details = componentStyle({
  minInlineSize: 0,
  gridColumn: 1,
  selectors: {
    '&::details-content': { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
  '@supports': {
    [LAYS_OUT_DETAILS]: {
      ...spanning,
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      alignItems: 'center',
      selectors: { '&::details-content': { gridColumn: '1 / -1', gridRow: 2, minInlineSize: 0 } },
    },
  },
});
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
} as const;
export const size = componentVariants(
  { s: vars.space.s, m: vars.space.m } as const,
  (padding) => ({ paddingBlock: padding }),
  'size',
);
export const plain = componentStyle({ ...line, gridColumn: 1 });
export const summary = componentStyle({
  ...line,
  position: 'relative',
  gridColumn: 1,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // The ring is drawn inside the row: an outline would cover the lines between rows.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: vars.space.xs,
      borderRadius: vars.radius.s,
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
});
export const words = componentStyle({
  flex: `1 1 ${vars.width.columnXs}`,
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const label = componentStyle({ lineHeight: vars.leading.snug });
export const name = componentStyle({
  fontWeight: vars.weight.medium,
  selectors: {
    [`${summary}:hover &`]: {
      textDecorationLine: 'underline',
      textDecorationThickness: vars.line.hair,
      textUnderlineOffset: '0.35em',
    },
  },
});
/** Text with room for the icon: a line may break before an icon, even after a no-break space. */
export const sign = componentStyle({
  position: 'relative',
  paddingInlineEnd: vars.size.iconS,
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  '@media': { print: { display: 'none' } },
});
/** The sign turns around its own centre, without the space before it. */
export const turns = componentStyle({
  position: 'absolute',
  display: 'inline-flex',
  insetInlineEnd: 0,
  insetBlockStart: `calc(50% - ${vars.size.iconS} / 2)`,
  selectors: { [`${details}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
  '@media': { [MEDIA.motion]: { transition: `transform ${vars.motion.calm} ${vars.motion.ease}` } },
});
export const detail = componentStyle({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const price = componentStyle({ flex: 'none', maxInlineSize: '100%' });
export const action = componentStyle({
  // Buttons of a list share their width.
  display: 'grid',
  gridColumn: 2,
  gridRow: 1,
  // Off the line above the row.
  marginBlock: vars.space.xs,
  // Above the row's `details`, which spans both columns.
  zIndex: vars.layer.raised,
});
export const content = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xxs,
  paddingBlockEnd: vars.space.l,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  '@media': { [MEDIA.motion]: { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` } },
});
