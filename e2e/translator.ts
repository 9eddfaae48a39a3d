/** Changes a page as the translator of Chrome does, which is switched on by the guest and cannot be by a test. */
import type { Page } from '@playwright/test';

/**
 * Puts `<font><font>…</font></font>` in the place of every text, and of each that comes later, as described in
 * https://github.com/facebook/react/issues/11538: the element is added before the text, and then the text is removed. The
 * words stay the same, so that a page that is right looks like one that nobody translates.
 * @param begins with the page itself, or once the application has started.
 */
export async function translate(page: Page, begins: 'with the page' | 'with the application'): Promise<void> {
  await page.addInitScript(translateAll, begins);
}

/** How many texts are translated. */
export const translatedTexts = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('font > font').length);

/** Runs in the page, so it uses nothing from outside itself. */
function translateAll(begins: string): void {
  const left = 'script, style, noscript, textarea, title, font, [translate="no"]';

  function translateText(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || parent.closest(left) !== null || text.data.trim() === '') return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    parent.insertBefore(font, text);
    text.remove();
  }
  function translateTree(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) translateText(text);
  }
  function start(): void {
    translateTree();
    // Its answers come from a server, so new texts are seen as they are for a moment.
    new MutationObserver(() => setTimeout(translateTree, 20)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  if (begins === 'with the page') addEventListener('DOMContentLoaded', start);
  else addEventListener('verandah:started', () => setTimeout(start, 50));
}
