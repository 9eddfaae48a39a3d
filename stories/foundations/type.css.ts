import { vars } from '#design-system/css';
import { fontFace, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** A real typeface whose letters are set high in their line, as in a careless font file. */
const awkward = fontFace({
  src: 'url("@fontsource/lora/files/lora-latin-500-normal.woff2") format("woff2")',
  ascentOverride: '160%',
  descentOverride: '10%',
});

export const family = styleVariants(
  { lora: 'Lora', figtree: 'Figtree', awkward, arabic: 'Lora' } as const,
  (name) => ({ display: 'grid', gap: vars.space.xl, alignContent: 'start', fontFamily: `${name}, serif` }),
);

/** As high as the space that it names, to compare with the gap around it. */
export const spacer = style({
  blockSize: vars.space.l,
  borderBlock: `${vars.line.hair} solid ${vars.color.focus}`,
  color: vars.color.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.tight,
  textAlign: 'end',
});

/** A line through the middle of its content. */
export const middle = style({ position: 'relative', display: 'inline-grid' });
globalStyle(`${middle}::after`, {
  content: '',
  position: 'absolute',
  insetInline: `calc(-1 * ${vars.space.xs})`,
  insetBlockStart: '50%',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.focus}`,
});
