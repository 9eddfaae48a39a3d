import { LATIN_STYLES, markLatinWords } from '../stories/locales/latin-words.ts';
import { interfaceIn, LOCALES, localeNamed } from '../stories/locales/locales.ts';
import { answerMedia } from './answer-media.ts';
import { forceColours } from './forced-colours.ts';
import { showTheme } from './themes.ts';

/** A page cannot change its media queries, so scripts get another answer and styles are overridden. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }';
/** The text spacing that a page must allow (WCAG 1.4.12). */
const WIDE = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const FORCED = '(forced-colors: active)';

const TEXT_SIZES: Readonly<Record<string, string>> = { usual: '100%', larger: '150%', double: '200%' };

let stopMarking: (() => void) | undefined;

const askBrowser = globalThis.matchMedia?.bind(globalThis);

/** Applies the toolbars' values to the document. */
export function applyToolbars(globals: Record<string, unknown>): void {
  const { documentElement: root } = document;
  const locale = localeNamed(globals['locale']);
  const { direction, textSize } = globals;
  const isStill = globals['motion'] === 'reduced';
  const isForced = globals['colours'] === 'forced';
  showTheme(globals['theme']);
  if (isForced) forceColours();
  answerMedia([...(isForced ? [FORCED] : []), ...(globals['medium'] === 'paper' ? ['print'] : [])]);
  root.lang = LOCALES[locale].language;
  root.dir = direction === 'ltr' || direction === 'rtl' ? direction : interfaceIn(locale).dir();
  const isMirrored = root.dir === 'rtl';
  if (!isMirrored) stopMarking?.();
  stopMarking = isMirrored ? (stopMarking ?? markLatinWords(document.body)) : undefined;
  overrideStyles('story-latin', isMirrored ? LATIN_STYLES : undefined);
  root.style.fontSize = TEXT_SIZES[String(textSize)] ?? '100%';
  overrideStyles('story-wide', globals['textSpacing'] === 'wide' ? WIDE : undefined);
  overrideStyles('story-still', isStill ? STILL : undefined);
  emulateMedia([...(isStill ? ['(prefers-reduced-motion: reduce)'] : []), ...(isForced ? [FORCED] : [])]);
}

function overrideStyles(id: string, css: string | undefined): void {
  document.getElementById(id)?.remove();
  if (css === undefined) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  document.head.append(style);
}

/** Makes these media queries match for scripts. */
function emulateMedia(queries: readonly string[]): void {
  globalThis.matchMedia =
    queries.length > 0 ? (query) => askBrowser(queries.includes(query) ? 'all' : query) : askBrowser;
}
