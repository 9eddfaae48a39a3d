/** An interface text, or a branch of texts. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The brackets of a pseudo-locale text: a text without them is hard-coded or the hotel's. */
export const OPENING = '⟦';
export const CLOSING = '⟧';

const PLAIN = 'AEIOUYCDGHKLNRSTZaeiouycdghklnrstz';
const ACCENTED = 'ÅÉÎÖÛÝÇÐĜĤĶĻÑŔŠŢŽåéîöûýçðĝĥķļñŕšţž';
/** Other languages are longer than English. */
const LONGER_BY = 0.4;
const FILLING = '·';
/** Placeholders that i18next replaces must not change. */
const REPLACED = /\{\{[^{}]*\}\}|\$t\([^()]*\)/gu;

/** Every text with accents, in brackets and 40 % longer. Placeholders stay. */
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
