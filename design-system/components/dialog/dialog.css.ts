import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5rem)' } });

export const veil = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.theme.veil,
  '@media': {
    [MEDIA.tablet]: { alignItems: 'center', padding: vars.space.l },
    [MEDIA.motion]: { animation: `${appear} ${vars.motion.calm}` },
  },
});
export const panel = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  inlineSize: '100%',
  padding: vars.space.l,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  boxShadow: vars.theme.shadowHigh,
  outline: 'none',
  '@media': {
    [MEDIA.tablet]: { padding: vars.space.xl, borderRadius: vars.radius.m },
    [MEDIA.motion]: { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` },
    [MEDIA.forcedColors]: { border: `${vars.line.hair} solid` },
  },
});
export const size = componentVariants(
  { s: vars.width.dialogS, m: vars.width.dialogM, l: vars.width.dialogL } as const,
  (width) => ({ '@media': { [MEDIA.tablet]: { maxInlineSize: width } } }),
  'size',
);
export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.m,
});
export const titles = componentStyle({ display: 'grid', gap: vars.space.m, paddingBlockStart: vars.space.s });
export const footer = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  '@media': { [MEDIA.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
