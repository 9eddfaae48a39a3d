/** A text of the interface as it was written, or a branch of texts. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What a text of the pseudo-locale stands between: text without is hard-coded, or the hotel's. */
export const OPENING = '⟦';
export const CLOSING = '⟧';

const PLAIN = 'AEIOUYCDGHKLNRSTZaeiouycdghklnrstz';
const ACCENTED = 'ÅÉÎÖÛÝÇÐĜĤĶĻÑŔŠŢŽåéîöûýçðĝĥķļñŕšţž';
/** Other languages need more room than English. */
const LONGER_BY = 0.4;
const FILLING = '·';
/** What i18next replaces must stay as it is. */
const REPLACED = /\{\{[^{}]*\}\}|\$t\([^()]*\)/gu;

/** Every text with accents, between brackets and longer by two fifths; what stands for a value stays. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoTexts(text),
    ]),
  );
}

export function pseudoText(text: string): string {
  const placeholders = [...text.matchAll(REPLACED)].map(([found]) => found);
  const written = text.split(REPLACED);
  const accented = written.map(accent).flatMap((piece, index) => [piece, placeholders[index] ?? '']);
  const length = written.join('').length;
  return `${OPENING}${accented.join('')}${FILLING.repeat(Math.ceil(length * LONGER_BY))}${CLOSING}`;
}

function accent(text: string): string {
  return text.replaceAll(/[a-z]/giu, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}
