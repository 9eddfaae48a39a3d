const LATIN = /\p{Script=Latin}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** On elements whose words are all in Latin letters: their full stop stands at their end in a page that reads from right to left. */
export const LATIN_WORDS = 'data-latin-words';
export const LATIN_STYLES = `
  [${LATIN_WORDS}] { unicode-bidi: plaintext; }
  :root { text-align: right; }`;

/**
 * Marks the elements below, now and whenever they change. A published hotel writes its content in the language of its
 * interface; stories have one hotel, which is English.
 * @returns how to stop.
 */
export function markLatinWords(root: Element): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) mark(node);
  });
  mark(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll(`[${LATIN_WORDS}]`)) element.removeAttribute(LATIN_WORDS);
  };
}

function mark(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  // The walker passes over the node that it starts from.
  for (let text = node instanceof Text ? node : texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    const words = parentElement?.textContent ?? '';
    parentElement?.toggleAttribute(LATIN_WORDS, LATIN.test(words) && !RIGHT_TO_LEFT.test(words));
  }
}
