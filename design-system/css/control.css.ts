import { sharedStyle } from './component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { MEDIA } from '../theme/tokens.ts';

export const control = sharedStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  color: vars.color.text,
  background: vars.color.field,
  border: `${vars.line.edge} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderColor: vars.color.focus, outlineOffset: `calc(-1 * ${vars.line.edge})` },
    '&[readonly]': { background: vars.color.tint },
    '&[aria-invalid="true"]': { borderColor: vars.color.textDanger },
    '&:disabled': { color: vars.color.muted, borderStyle: 'dashed', cursor: 'not-allowed' },
    // Browsers give autofilled fields a pale blue that no theme is checked against.
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.field}`,
    },
  },
  '@media': {
    // Forced colours give every border one colour, so a thicker one marks an error.
    [MEDIA.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: vars.line.thick } } },
  },
});

/** A control with something inside its edge: both share one grid cell. */
export const overlaid = sharedStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
});
export const below = sharedStyle({ gridArea: '1 / 1' });
export const above = sharedStyle({ gridArea: '1 / 1', justifySelf: 'end' });
