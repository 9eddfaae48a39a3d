import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../design-system/theme/contract.css.ts';

// On a docs page each example has the theme's background; the page around it is Storybook's own.
globalStyle('.docs-story', { background: vars.color.bg, color: vars.color.text });
export const framed = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: 4,
});
