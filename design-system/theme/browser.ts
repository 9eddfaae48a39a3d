/**
 * The part of the theme that a guest's browser needs: compiled values are set, nothing is computed. Apart from the other door,
 * so that the compiler and its colour arithmetic stay out of every page.
 */
export { applyTheme } from './apply-theme.ts';
export { hostedFontStylesheet } from './fonts.ts';
