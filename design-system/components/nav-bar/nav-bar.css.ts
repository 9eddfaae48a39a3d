import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
import { clearOf } from '../../css/safe-area.ts';
import { vars } from '../../theme/contract.css.ts';
import { onLargeViewport } from '../../css/on-large-viewport.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const bar = componentStyle({
  position: 'relative',
  zIndex: vars.layer.bar,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const sticky = componentStyle({
  position: 'sticky',
  // On a small viewport the offset is so negative that the bar never sticks.
  insetBlockStart: onLargeViewport('0px'),
});
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  // Low on small screens, and always as high, whatever stands in it.
  minBlockSize: `min(${vars.size.bar}, 4rem)`,
  paddingBlock: vars.space.xxs,
  '@media': {
    [MEDIA.desktop]: {
      flexWrap: 'nowrap',
      columnGap: vars.space.m,
      minBlockSize: vars.size.bar,
      paddingBlock: vars.space.xs,
    },
  },
});
export const brand = componentStyle({
  flexGrow: 1,
  flexBasis: '6rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  fontSize: vars.text.s,
  lineHeight: vars.leading.snug,
  fontFamily: vars.theme.headingFontFamily,
  fontWeight: vars.theme.headingWeight,
  // A phone keeps the width for the name, so that a short one has one line.
  letterSpacing: vars.tracking.wide,
  textTransform: vars.theme.labelCase,
  '@media': {
    [MEDIA.tablet]: { letterSpacing: vars.tracking.wider },
    // A long name wraps before the navigation does.
    [MEDIA.desktop]: { flexGrow: 0, flexBasis: 'auto', maxInlineSize: '24rem' },
  },
});
/** Shows two lines of a very long name; screen readers get all of it. */
export const name = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const logo = componentStyle({ blockSize: vars.size.controlS, inlineSize: 'auto' });
export const nav = componentStyle({
  display: 'none',
  flexGrow: 1,
  '@media': { [MEDIA.desktop]: { display: 'block' } },
});
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.xl,
});
/** As wide as it needs on small screens, in the middle of the bar on larger ones. */
export const progress = componentStyle({
  minInlineSize: 0,
  '@media': {
    [MEDIA.desktop]: { flex: '1 1 0', maxInlineSize: '32rem', marginInline: 'auto' },
  },
});
/** The actions of wide screens. */
export const wide = componentStyle({
  display: 'none',
  '@media': { [MEDIA.desktop]: { display: 'contents' } },
});
export const folded = componentStyle({
  display: 'contents',
  '@media': { [MEDIA.desktop]: { display: 'none' } },
});
export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  marginInlineStart: 'auto',
});
/** A fixed width, so that nothing moves when the account loads. */
export const account = componentStyle({
  display: 'none',
  '@media': {
    [MEDIA.desktop]: {
      display: 'grid',
      justifyItems: 'end',
      inlineSize: vars.width.columnXs,
      // No overflow: it would clip the link's focus ring.
      overflowWrap: 'anywhere',
    },
  },
});
export const menuButton = componentStyle({
  display: 'inline-flex',
  '@media': { [MEDIA.desktop]: { display: 'none' } },
});

export const menu = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  paddingLeft: clearOf('left', vars.space.gutter),
  paddingRight: clearOf('right', vars.space.gutter),
  paddingBlockEnd: clearOf('bottom', vars.space.xl),
  overflowY: 'auto',
  outline: 'none',
});
export const menuList = componentStyle({ display: 'grid' });
export const menuActions = componentStyle({ display: 'grid', marginBlockStart: 'auto' });

export const item = componentStyle({
  selectors: { [`${menuList} > &`]: { borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}` } },
});
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlS,
  fontSize: vars.text.small,
  letterSpacing: vars.tracking.wide,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.5em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current="page"]': {
      textDecorationColor: vars.color.focus,
      textDecorationThickness: vars.line.thick,
    },
    [`${menuList} &`]: {
      display: 'flex',
      paddingBlock: vars.space.m,
      fontSize: vars.text.l,
      letterSpacing: vars.tracking.normal,
    },
  },
});
export const label = componentStyle(textBoxTrim);
