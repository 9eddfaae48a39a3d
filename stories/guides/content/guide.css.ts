import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/css';

/** A monospaced typeface for file content. */
const letters = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontVariantLigatures: 'none',
} as const;

export const code = style({ ...letters, fontSize: '0.9em', overflowWrap: 'break-word' });
/** The lines of a table cell, in the table's own lines. */
export const first = style({ display: 'block', fontWeight: vars.weight.medium });
export const quiet = style({ display: 'block', color: vars.color.muted });
export const needed = style({
  display: 'block',
  color: vars.color.textAccent,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.regular,
});
export const block = style({
  ...letters,
  overflow: 'auto',
  maxBlockSize: '32rem',
  padding: vars.space.l,
  border: `${vars.line.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  background: vars.color.tint,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  tabSize: 2,
  // A file runs left to right in every language.
  direction: 'ltr',
  textAlign: 'start',
});
/** The design system's text area, in a monospaced typeface. */
export const editor = style({});
globalStyle(`${editor} textarea`, { ...letters, direction: 'ltr', fontSize: vars.text.small });

export const diagnostic = style({
  display: 'grid',
  // As narrow as its container, whatever long words it holds.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const frame = style({
  ...letters,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  padding: vars.space.m,
  borderRadius: vars.radius.s,
  background: vars.color.tint,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  direction: 'ltr',
  textAlign: 'start',
});
export const lineNumber = style({ color: vars.color.muted, textAlign: 'end' });
export const line = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** Underlined and coloured, so that it shows without colours. */
export const meant = style({
  background: 'none',
  color: vars.color.textDanger,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline wavy',
  textUnderlineOffset: '0.25em',
});
export const note = style({ gridColumn: 2, color: vars.color.textDanger, overflowWrap: 'anywhere' });
