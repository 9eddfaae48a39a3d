import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { MEDIA } from '../../theme/tokens.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
const shown = { display: 'inline-flex' } as const;
export const item = componentStyle({
  ...shown,
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.size.controlS,
  overflowWrap: 'anywhere',
  color: vars.color.muted,
  selectors: {
    // Drawn by CSS: screen readers would read a character between all names.
    '& + &::before': {
      content: '',
      flexShrink: 0,
      inlineSize: vars.size.mark,
      blockSize: vars.size.mark,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.muted}`,
      borderInlineEnd: `${vars.line.hair} solid ${vars.color.muted}`,
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] & + &::before': { transform: 'rotate(-45deg)' },
    // On phones, hides the places between the first and the last until a press shows them; without scripts all are
    // shown.
    '[data-state="folded"] > &:nth-child(n + 3):not(:last-child)': {
      display: 'none',
      '@media': { [MEDIA.tablet]: shown, '(scripting: none)': shown, print: shown },
    },
  },
});
export const more = componentStyle({
  '@media': {
    [MEDIA.tablet]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});
export const moreButton = componentStyle({
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.controlS,
  textAlign: 'center',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { background: vars.color.tint },
    '&:active': { background: vars.color.tintStrong },
  },
});
export const place = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.35em',
  borderRadius: vars.radius.xs,
  selectors: {
    'a&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current="page"]': { color: vars.color.text },
  },
});
