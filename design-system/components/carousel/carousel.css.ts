import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const carousel = componentStyle({ display: 'grid', gap: vars.space.m, minInlineSize: 0 });
export const row = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Without scripts the buttons are missing, so the scroll bar shows that there is more.
  '@media': { [MEDIA.noScripts]: { scrollbarWidth: 'thin' } },
});
export const slide = componentStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // The row clips what hangs below its slides, such as descenders.
  paddingBlockEnd: vars.space.xs,
  overflowWrap: 'anywhere',
});
export const controls = componentStyle({
  // First for the keyboard, last on screen.
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [MEDIA.noScripts]: { display: 'none' } },
});
// Hidden with reduced motion: nothing moves then.
export const rotation = componentStyle({
  display: 'none',
  '@media': { [MEDIA.motion]: { display: 'inline-flex' } },
});
export const position = componentStyle({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingInlineStart: vars.space.xs,
  whiteSpace: 'nowrap',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: vars.color.muted,
});
export const marks = componentStyle({ display: 'flex', flexGrow: 1, alignItems: 'center' });
export const mark = componentStyle({
  flexGrow: 1,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const currentMark = componentStyle({ borderBlockEnd: `${vars.line.thick} solid ${vars.color.text}` });
