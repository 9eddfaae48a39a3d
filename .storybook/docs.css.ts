import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../design-system/theme/contract.css.ts';

// On a page of documentation each example stands on the ground of the theme; the page around it is Storybook's own.
globalStyle('.docs-story', { background: vars.color.bg, color: vars.color.text });
