import { applyTheme, compileTheme, demoThemes, SURFACES } from '#design-system/theme';

/** The variables that hold a colour or a shadow. */
const COLOUR = new RegExp(`^--vr-(?:shadow|scrim|veil|${SURFACES.join('|')})`);
const FORCED = '(forced-colors: active)';

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

const answered = new Map<CSSMediaRule, string>();

/**
 * Approximates forced colours: the theme's variables become system colours, and rules in forced-colors queries apply.
 * Components see no other colours. The browser's own emulation also repaints the rest.
 */
export function forceColours(isForced: boolean): void {
  for (const [rule, text] of answered) rule.media.mediaText = text;
  answered.clear();
  // A screen loads its styles when it opens. Load events do not bubble, so listen in the capture phase.
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
  const { vars = {} } = compileTheme(demoThemes.kesar);
  const names = Object.keys(vars).filter((name) => COLOUR.test(name));
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
