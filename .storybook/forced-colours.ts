import { applyTheme, compileTheme, demoThemes } from '#design-system/theme';

const FORCED = '(forced-colors: active)';

/** The colour of the system for each variable of a theme, by the end of its name; the first that fits. */
const SYSTEM_COLOURS: readonly [RegExp, string][] = [
  [/^--vr-(?:font-family|color-scheme|scrim|scrim-soft|veil)$/, ''],
  [/^--vr-shadow-/, 'none'],
  [/-(?:bg|tint|tint-strong|field)$/, 'Canvas'],
  [/-(?:action|action-hover|action-active)$/, 'ButtonFace'],
  [/-on-action$/, 'ButtonText'],
  [/-link$/, 'LinkText'],
  [/-focus$/, 'Highlight'],
  [/./, 'CanvasText'],
];

const answered = new Map<CSSMediaRule, string>();

/**
 * As near to forced colours as a page can come by itself: no component sees a colour, so the theme becomes the system's, and what
 * the components say about forced colours is taken as said. The browser's own emulation also repaints what says nothing.
 */
export function forceColours(isForced: boolean): void {
  for (const [rule, text] of answered) rule.media.mediaText = text;
  answered.clear();
  // A screen brings its styles when it is opened; their arrival is told to nobody but whoever listens on the way down.
  document.removeEventListener('load', answerSheets, true);
  if (!isForced) return;
  applyTheme(document.documentElement, systemVars());
  answerSheets();
  document.addEventListener('load', answerSheets, true);
}

function answerSheets(): void {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
}

function systemVars(): Record<`--vr-${string}`, string> {
  const names = Object.keys(compileTheme(demoThemes.kesar).vars ?? {});
  const colours = names.map((name) => [name, SYSTEM_COLOURS.find(([end]) => end.test(name))?.[1] ?? '']);
  return Object.fromEntries(colours.filter(([, colour]) => colour !== ''));
}

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === FORCED) {
      answered.set(rule, FORCED);
      rule.media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}
