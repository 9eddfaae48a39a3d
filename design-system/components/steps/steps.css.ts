import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** Narrower, a step would break its words: then the steps wrap. */
const NARROWEST = '5.5rem';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${NARROWEST}, 100%), 1fr))`,
  columnGap: vars.space.xs,
  rowGap: vars.space.s,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const step = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.hairline}`,
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
  '@media': {
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
export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
