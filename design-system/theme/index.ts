export { applyTheme, themeCss } from './apply-theme.ts';
export { type Adjustment, type AdjustmentGroup, adjustmentWords, groupAdjustments } from './adjustments.ts';
export {
  type CompiledTheme,
  compileTheme,
  type MeasuredPair,
  type RejectedReport,
  type ThemeVars,
  type UsableReport,
} from './compile-theme.ts';
export { isDark } from './colour.ts';
export { demoThemes } from './demo-themes.ts';
export {
  FONT_HOST,
  FONT_WEIGHTS,
  type FontFace,
  fontFaceCss,
  fontFaces,
  hostedFontStylesheet,
  missingWeights,
  type OwnFontFace,
  ownFontFaceCss,
  ownFontFaces,
  SELF_HOSTED_FAMILIES,
} from './fonts.ts';
export { hostileThemes } from './hostile-themes.ts';
export { type OperatorTheme, THEME_COLOURS, type ThemeFault } from './read-theme.ts';
export { STEP_NAMES, STEPS, type ThemeSteps } from './steps.ts';
export { SURFACES, type SurfaceName } from './tokens.ts';
