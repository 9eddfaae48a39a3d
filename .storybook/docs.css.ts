import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../design-system/theme/contract.css.ts';

// On a docs page each example has the theme's background; the page around it is Storybook's own.
globalStyle('.docs-story', { background: vars.color.bg, color: vars.color.text });
// On a phone a wide table scrolls by itself, and the page does not.
globalStyle('.sbdocs-content table', {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
});
export const framed = style({
  inlineSize: '100%',
  // What follows is a heading that Storybook sets without space above it.
  marginBlockEnd: 24,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 4,
});
