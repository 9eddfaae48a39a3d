import { componentStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';

/** The box that every typed field shares. */
export const control = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  color: vars.color.text,
  background: vars.color.field,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderColor: vars.color.focus, outlineOffset: `calc(-1 * ${vars.line.hair})` },
    '&[aria-invalid="true"]': { borderColor: vars.color.textDanger },
    '&:disabled': { color: vars.color.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': { [MEDIA.motion]: { transition: `border-color ${vars.motion.quick}` } },
});
