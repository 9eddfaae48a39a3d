import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { clearOf } from '../../css/safe-area.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const footer = componentStyle({ overflowWrap: 'anywhere' });
export const size = componentVariants(
  { full: vars.space.xxl, short: vars.space.l } as const,
  (space) => ({ paddingBlockStart: space, paddingBlockEnd: clearOf('bottom', vars.space.l) }),
  'size',
);
export const body = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [MEDIA.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const identity = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  justifyItems: 'start',
});
export const brand = componentStyle({
  fontFamily: vars.theme.headingFontFamily,
  fontWeight: vars.theme.headingWeight,
  fontSize: vars.text.l,
  lineHeight: vars.leading.heading,
});
export const tagline = componentStyle({ maxInlineSize: '26rem', color: vars.color.muted });
export const columns = componentStyle({
  display: 'grid',
  rowGap: vars.space.xs,
  columnGap: vars.space.xl,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.columnS}), 1fr))`,
});
export const column = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  minInlineSize: 0,
});
export const title = componentStyle({
  color: vars.color.textAccent,
  fontSize: vars.text.label,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.wider,
  textTransform: vars.theme.labelCase,
});
const CAN_UNFOLD = 'selector(::details-content)';

// On wide screens the heading stands over what is always open. Where a browser cannot open it by style, the summary
// stays.
export const heading = componentStyle({
  display: 'none',
  '@media': { [MEDIA.tablet]: { '@supports': { [CAN_UNFOLD]: { display: 'block' } } } },
});
export const details = componentStyle({
  '@media': {
    [MEDIA.tablet]: {
      '@supports': {
        [CAN_UNFOLD]: {
          selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
        },
      },
    },
  },
});
export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [MEDIA.tablet]: { '@supports': { [CAN_UNFOLD]: { display: 'none' } } } },
});
export const content = componentStyle({
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  color: vars.color.muted,
});
export const legal = componentStyle({
  marginBlockStart: vars.space.l,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  fontSize: vars.text.caption,
  color: vars.color.muted,
});
