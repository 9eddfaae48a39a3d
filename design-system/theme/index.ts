export { applyTheme, themeCss } from './apply-theme.ts';
export {
  type Adjustment,
  type CompiledTheme,
  compileTheme,
  type MeasuredPair,
  type RejectedReport,
  type ThemeVars,
  type UsableReport,
} from './compile-theme.ts';
export { demoThemes } from './demo-themes.ts';
export {
  FONT_HOST,
  FONT_WEIGHTS,
  type FontFace,
  fontFaceCss,
  fontFaces,
  hostedFontStylesheet,
  SELF_HOSTED_FAMILIES,
} from './fonts.ts';
export { hostileThemes } from './hostile-themes.ts';
export { type OperatorTheme, THEME_COLOURS, type ThemeFault } from './read-theme.ts';
export { SURFACES, type SurfaceName } from './tokens.ts';
