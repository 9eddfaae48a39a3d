import { componentStyle } from '../../css/component-style.ts';
import { textBoxTrim } from '../../css/text-box-trim.ts';
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
  // On a screen that is not roomy it begins to stick so far above the page that it never does.
  insetBlockStart: onLargeViewport('0px'),
});
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // With large text on a small screen the buttons go below the name.
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space.xs,
  '@media': { [MEDIA.desktop]: { flexWrap: 'nowrap' } },
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
  letterSpacing: vars.tracking.wider,
  textTransform: 'uppercase',
  // A very long name breaks into lines of its own before the ways through the site do.
  '@media': { [MEDIA.desktop]: { flexGrow: 0, flexBasis: 'auto', maxInlineSize: '24rem' } },
});
/** A name as long as a schema allows stays readable to the end for those who hear it; to the eye it ends after two lines. */
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
export const end = componentStyle({
  display: 'flex',
  // With still larger text they go below one another: the menu is never pushed off the screen.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: vars.space.xs,
  // A long name of the hotel wraps before the button does.
  flexShrink: 0,
  marginInlineStart: 'auto',
});
/** Of one width, so that nothing beside it moves once it is known who is signed in. */
export const account = componentStyle({
  display: 'none',
  '@media': {
    [MEDIA.desktop]: {
      display: 'grid',
      justifyItems: 'end',
      inlineSize: vars.width.columnXs,
      // No overflow: it would cut the focus ring of the link.
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
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.xl,
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
