import { interfaceIn, LOCALES, localeNamed } from '../stories/locales/locales.ts';
import { showTheme } from './themes.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const STILL = 'story-still';
const askBrowser = globalThis.matchMedia?.bind(globalThis);

/** Puts on the document what the toolbars say. */
export function dressDocument(globals: Record<string, unknown>): void {
  const { documentElement: root } = document;
  const locale = localeNamed(globals['locale']);
  const { direction, textSize } = globals;
  showTheme(globals['theme']);
  root.lang = LOCALES[locale].language;
  root.dir = direction === 'ltr' || direction === 'rtl' ? direction : interfaceIn(locale).dir();
  root.style.fontSize = typeof textSize === 'string' ? textSize : '100%';
  reduceMotion(globals['motion'] === 'reduced');
}

/** No page can change what its media queries say: scripts get another answer, and styles are overruled. */
function reduceMotion(isReduced: boolean): void {
  document.getElementById(STILL)?.remove();
  globalThis.matchMedia = isReduced ? (query) => askBrowser(query === REDUCED ? 'all' : query) : askBrowser;
  if (!isReduced) return;
  const style = document.createElement('style');
  style.id = STILL;
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
}
