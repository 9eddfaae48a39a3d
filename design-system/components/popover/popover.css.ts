import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const panel = componentStyle({
  zIndex: vars.layer.overlay,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.theme.shadowHigh,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  outline: 'none',
  transformOrigin: 'var(--radix-popover-content-transform-origin)',
  '@media': {
    [MEDIA.motion]: {
      animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
      selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} forwards` } },
    },
  },
});
/** Separate from the panel, because the arrow extends beyond the panel's edge. */
export const scroller = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  padding: vars.space.l,
  overflowY: 'auto',
});
export const size = componentVariants(
  { s: vars.width.columnM, m: vars.width.columnL } as const,
  // The margin equals the distance from the edges of the screen.
  (width) => ({ inlineSize: `min(${width}, 100vw - 2 * ${vars.space.m})` }),
  'size',
);
export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
});
export const title = componentStyle({
  gridColumnStart: 1,
  paddingBlock: vars.space.xs,
  fontSize: vars.text.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
export const close = componentStyle({ gridColumnStart: 2, display: 'inline-flex' });
export const arrow = componentStyle({
  fill: vars.color.bg,
  stroke: vars.color.hairline,
  strokeWidth: vars.line.hair,
  '@media': { [MEDIA.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
