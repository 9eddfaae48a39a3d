import { tidyName } from './typed-text.ts';

/** Latin letters that Unicode does not decompose into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Folds text for search: as forms tidy names, without case and without accents of Latin letters. Vowel signs of other
 * scripts stay.
 */
function foldForSearch(text: string): string {
  return tidyName(text)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Returns whether a text has every word of a search, in any order: "nunez jose" finds "José Núñez". */
export function hasWords(text: string, search: string): boolean {
  const found = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/u)
    .every((word) => found.includes(word));
}
