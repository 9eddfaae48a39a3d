import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { layers } from '../../css/layers.css.ts';
import { onLargeViewport } from '../../css/on-large-viewport.ts';
import { clearOf } from '../../css/safe-area.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';
import { COVERED } from './covered.ts';

export const bar = componentStyle({
  position: 'sticky',
  // On a low viewport the offset is so negative that the bar never sticks.
  insetBlockEnd: onLargeViewport('0px'),
  zIndex: vars.layer.bar,
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: clearOf('bottom', vars.space.s),
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  boxShadow: vars.theme.shadowHigh,
  '@media': { print: { display: 'none' } },
});
export const hiddenFrom = {
  tablet: componentStyle({ '@media': { [MEDIA.tablet]: { display: 'none' } } }, 'tablet'),
  desktop: componentStyle({ '@media': { [MEDIA.desktop]: { display: 'none' } } }, 'desktop'),
  never: componentStyle({}, 'never'),
} as const;
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
export const summary = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
/** With large text the action takes a line of its own, and all of it. */
export const action = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `1 1 ${vars.width.columnXs}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [MEDIA.tablet]: { flexGrow: 0 } },
});

// What takes the focus is scrolled clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlockEnd: `max(1rem, ${onLargeViewport(`calc(var(${COVERED}, 6rem) + 1rem)`)})`,
    },
  },
});
