import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = componentStyle({
  paddingInlineEnd: vars.size.controlM,
  selectors: {
    // One browser brings a button of its own.
    '&::-ms-reveal': { display: 'none' },
    // Some families have dots so small that they are hard to count.
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
  borderRadius: vars.radius.s,
  selectors: {
    '&:hover': { color: vars.color.text },
    // Inside the edge of the field, so that the ring is not mistaken for the field's own.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxs})` },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
