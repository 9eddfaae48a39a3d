import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';
import { TWO_MONTHS } from './containers.css.ts';
import { checkInMark, checkOutMark, diamond, forced, hatch, start } from './marks.css.ts';

export const legend = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
  // One line of marks if they fit, else columns.
  '@container': { [TWO_MONTHS]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l } },
});
export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const swatch = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
});
const whenForced = (rule: object) => ({ '@media': { [MEDIA.forcedColors]: rule } });

export const marks = {
  free: componentStyle({}, 'free'),
  checkInOnly: componentStyle(
    {
      selectors: { '&::before': checkInMark },
      ...whenForced({ selectors: { '&::before': forced.checkInMark } }),
    },
    'check_in_only',
  ),
  checkOutOnly: componentStyle(
    {
      selectors: { '&::before': checkOutMark },
      ...whenForced({ selectors: { '&::before': forced.checkOutMark } }),
    },
    'check_out_only',
  ),
  unavailable: componentStyle({ ...hatch, ...whenForced(forced.hatch) }, 'unavailable'),
  selected: componentStyle(
    { ...start, borderRadius: vars.radius.xs, ...whenForced(forced.filled) },
    'selected',
  ),
  lowestPrice: componentStyle(
    { color: vars.color.textAccent, selectors: { '&::before': diamond } },
    'lowest_price',
  ),
};
