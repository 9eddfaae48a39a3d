import { sharedStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';

/** The box that every typed field shares. */
export const control = sharedStyle({
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
    '&[readonly]': { background: vars.color.tint },
    '&[aria-invalid="true"]': { borderColor: vars.color.textDanger },
    '&:disabled': { color: vars.color.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
    // What the browser fills in stands on its own pale blue, which no theme has promised to be readable on.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.field}`,
    },
  },
  '@media': {
    // Where every border has the same colour, a thicker one says that something is wrong.
    [MEDIA.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: vars.line.thick } } },
  },
});

/** A control with something inside its edge: both lie in one cell, the control as wide as the cell. */
export const overlaid = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
});
export const below = sharedStyle({ gridArea: '1 / 1' });
export const above = sharedStyle({ gridArea: '1 / 1', justifySelf: 'end' });
