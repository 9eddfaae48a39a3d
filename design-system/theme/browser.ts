/**
 * The part of the theme that browsers need: it applies compiled values. A door of its own keeps the compiler and its
 * colour arithmetic out of every page.
 */
export { applyTheme } from './apply-theme.ts';
export { hostedFontStylesheet } from './fonts.ts';
