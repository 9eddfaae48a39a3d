import { componentStyle, componentVariants } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

/** For the library, which sets a width on the element. */
export const width = vars.width.toast;

/** sonner's element around a card takes the focus, with rules outside our layers. */
export const place = componentStyle({
  borderRadius: vars.radius.m,
  selectors: {
    '&:focus-visible': { outline: `${vars.line.focus} solid ${vars.color.focus} !important` },
  },
});
export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  inlineSize: `min(${vars.width.toast}, 100vw - 2 * ${vars.space.m})`,
  padding: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `${vars.line.edge} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.theme.shadowHigh,
  fontFamily: vars.theme.fontFamily,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
});
export const settling = componentStyle({
  '@media': {
    [MEDIA.motion]: {
      transition: `transform ${vars.motion.calm} ${vars.motion.ease}, opacity ${vars.motion.calm}`,
    },
  },
});
export const sign = componentVariants(
  { info: vars.color.textInfo, success: vars.color.textSuccess, error: vars.color.textDanger } as const,
  (colour) => ({ display: 'inline-flex', paddingBlock: vars.space.xs, color: colour }),
  'sign',
);
export const words = componentStyle({ paddingBlock: vars.space.xs, overflowWrap: 'anywhere' });
