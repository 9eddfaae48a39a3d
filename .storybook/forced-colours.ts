import { applyTheme, compileTheme, demoThemes, SURFACES } from '#design-system/theme';

/** The variables that hold a colour or a shadow. */
const COLOUR = new RegExp(`^--vr-(?:shadow|scrim|veil|${SURFACES.join('|')})`);

/** The system colour of each theme variable, by the end of its name. The first match counts. */
const SYSTEM_COLOURS: readonly [RegExp, string][] = [
  [/^--vr-(?:scrim|scrim-soft|veil)$/, ''],
  [/^--vr-shadow-/, 'none'],
  [/-(?:bg|tint|tint-strong|field)$/, 'Canvas'],
  [/-(?:action|action-hover|action-active)$/, 'ButtonFace'],
  [/-on-action$/, 'ButtonText'],
  [/-link$/, 'LinkText'],
  [/-focus$/, 'Highlight'],
  [/./, 'CanvasText'],
];

/**
 * Approximates forced colours: the theme's variables become system colours. Components see no other colours. The
 * browser's own emulation also repaints the rest.
 */
export function forceColours(): void {
  applyTheme(document.documentElement, systemVars());
}

function systemVars(): Record<`--vr-${string}`, string> {
  const { vars = {} } = compileTheme(demoThemes.kesar);
  const names = Object.keys(vars).filter((name) => COLOUR.test(name));
  const colours = names.map((name) => [name, SYSTEM_COLOURS.find(([end]) => end.test(name))?.[1] ?? '']);
  return Object.fromEntries(colours.filter(([, colour]) => colour !== ''));
}
