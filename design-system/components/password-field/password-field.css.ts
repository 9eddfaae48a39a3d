import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = componentStyle({
  paddingInlineEnd: vars.size.controlM,
  selectors: {
    // Edge adds a button of its own.
    '&::-ms-reveal': { display: 'none' },
    // Some typefaces have dots too small to count.
    '&[type="password"]:not(:placeholder-shown)': {
      fontWeight: vars.weight.bold,
      letterSpacing: vars.tracking.wide,
    },
  },
});
export const toggle = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: vars.size.controlM,
  color: vars.color.muted,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { color: vars.color.text },
    // Inside the field's edge, so that the two focus rings differ.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxs})` },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
