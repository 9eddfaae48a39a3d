import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const carousel = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space.m,
  minInlineSize: 0,
});
// The row clips: this makes space for the focus ring of what is in a slide.
const ring = `calc(${vars.line.focus} + ${vars.line.focusGap})`;
export const row = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  margin: `calc(-1 * ${ring})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` } },
  // Without scripts the buttons are missing, so the scroll bar shows that there is more.
  '@media': { [MEDIA.noScripts]: { scrollbarWidth: 'thin' } },
});
export const slide = componentStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  padding: ring,
  overflowWrap: 'anywhere',
});
/** Space for what hangs below a slide, such as descenders. */
export const rowAbove = componentStyle({ marginBlockEnd: `calc(${vars.space.xs} - ${ring})` });
const buttons = { '@media': { [MEDIA.noScripts]: { display: 'none' } } } as const;
export const controls = componentStyle({
  // First for the keyboard, last on screen.
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  ...buttons,
});
export const controlsOver = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplate: `"rotation rotation" 1fr "previous next" auto "position position" 1fr / 1fr 1fr`,
  padding: vars.space.xs,
  // Everything between the buttons belongs to the slide.
  pointerEvents: 'none',
  ...buttons,
});
export const disc = componentStyle({
  borderRadius: vars.radius.icon,
  pointerEvents: 'auto',
  selectors: {
    // The ring and its gap lie on the ground too.
    '&:has(:focus-visible)': {
      boxShadow: `0 0 0 calc(${ring} + ${vars.line.hair}) ${vars.color.bg}`,
    },
  },
});
// Hidden with reduced motion: nothing moves then.
export const rotation = componentStyle({
  gridArea: 'rotation',
  justifySelf: 'end',
  alignSelf: 'start',
  display: 'none',
  '@media': { [MEDIA.motion]: { display: 'inline-flex' } },
});
export const previous = componentStyle({
  gridArea: 'previous',
  justifySelf: 'start',
  display: 'inline-flex',
});
export const next = componentStyle({ gridArea: 'next', justifySelf: 'end', display: 'inline-flex' });
const positionWords = {
  whiteSpace: 'nowrap',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
} as const;
export const position = componentStyle({
  ...positionWords,
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingInlineStart: vars.space.xs,
  color: vars.color.muted,
});
export const positionOver = componentStyle({
  ...positionWords,
  gridArea: 'position',
  justifySelf: 'end',
  alignSelf: 'end',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.icon,
});
export const marks = componentStyle({ display: 'flex', flexGrow: 1, alignItems: 'center' });
export const mark = componentStyle({
  flexGrow: 1,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const currentMark = componentStyle({ borderBlockEnd: `${vars.line.thick} solid ${vars.color.text}` });
