import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** Narrower, a step would break its words: then the steps wrap. */
const NARROWEST = '5.5rem';

/** On small screens one line: the place and the name of the current step, and the way back. */
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  position: 'relative',
  columnGap: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  '@media': {
    [MEDIA.desktop]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${NARROWEST}, 100%), 1fr))`,
      rowGap: vars.space.s,
    },
  },
});
/** Heard and not seen on small screens. */
const heard = {
  position: 'absolute',
  inlineSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
const seen = {
  position: 'static',
  inlineSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;
export const step = componentStyle({
  minInlineSize: 0,
  selectors: { '&:not([aria-current]):not(:has(a))': heard },
  '@media': {
    [MEDIA.desktop]: {
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `${vars.line.thick} solid ${vars.color.hairline}`,
      selectors: { '&:not([aria-current]):not(:has(a))': seen },
    },
  },
});
export const stepState = {
  done: componentStyle({ borderColor: vars.color.border }, 'done'),
  current: componentStyle({ borderColor: vars.color.text, fontWeight: vars.weight.bold }, 'current'),
  upcoming: componentStyle({ color: vars.color.muted }, 'upcoming'),
} as const;
export const place = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.controlS,
  borderRadius: vars.radius.s,
});
export const link = componentStyle({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.border,
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.35em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor', background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
  },
});
/** "1 of 3", in place of the number. */
export const count = componentStyle({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
  '@media': { [MEDIA.desktop]: { display: 'none' } },
});
export const mark = componentStyle({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.icon,
  fontSize: vars.text.caption,
  lineHeight: 1,
  selectors: { '[aria-current] &': { display: 'none' } },
  '@media': {
    [MEDIA.desktop]: { selectors: { '[aria-current] &': { display: 'inline-grid' } } },
    // Fills vanish in forced colours; the tick and the thick line remain.
    [MEDIA.forcedColors]: { borderColor: 'currentColor' },
  },
});
export const markState = {
  done: componentStyle({ color: vars.color.text }, 'mark_done'),
  current: componentStyle(
    {
      color: vars.color.onAction,
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
      '@media': { [MEDIA.forcedColors]: { color: 'CanvasText', borderWidth: vars.line.thick } },
    },
    'mark_current',
  ),
  upcoming: componentStyle({ color: vars.color.muted }, 'mark_upcoming'),
} as const;
export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { 'a > &': heard },
  '@media': { [MEDIA.desktop]: { selectors: { 'a > &': seen } } },
});
