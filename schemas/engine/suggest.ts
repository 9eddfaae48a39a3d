import { editDistance } from '#domain/edit-distance';
import { SYNONYMS } from './synonyms.ts';

const MOST = 3;

/**
 * The known words closest to a written one: equal without case, a synonym, few typing errors away, or one of several
 * words.
 */
export function suggestions(written: string, known: readonly string[]): string[] {
  const own = letters(written);
  const sameLetters = known.filter((word) => letters(word) === own);
  if (sameLetters.length > 0) return sameLetters.slice(0, MOST);
  // `constructor` and the like are keys of every object.
  const synonyms = Object.hasOwn(SYNONYMS, own) ? (SYNONYMS[own] ?? []) : [];
  const sameMeaning = known.filter((word) => synonyms.includes(word));
  if (sameMeaning.length > 0) return sameMeaning.slice(0, MOST);
  const limit = Math.max(1, Math.floor(written.length / 3));
  const close = known
    .filter((word) => Math.abs(word.length - written.length) <= limit)
    .map((word) => ({ word, distance: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ word }) => word);
  if (close.length > 0) return close;
  // `King size` contains the known word `king`.
  const parts = new Set(written.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return known.filter((word) => parts.has(word.toLowerCase())).slice(0, MOST);
}

/** True if two words differ in case and separators only. */
export function hasSameLetters(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

export function hasSynonym(written: string): boolean {
  return Object.hasOwn(SYNONYMS, letters(written));
}

export function didYouMean(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  return `did you mean ${orList(words)}?`;
}

function orList(words: readonly string[]): string {
  const quoted = words.map((word) => `\`${word}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

function letters(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
