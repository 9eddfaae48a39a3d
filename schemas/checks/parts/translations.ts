import type { BaseTexts } from '../../engine/base-texts.ts';
import type { CheckContext } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';

/** One entry of a file of interface texts, beside the one that it replaces. */
export type Override = { file: string; path: ValuePath; value: unknown; siblings: BaseTexts } & (
  | { kind: 'text'; text: string; base: string }
  /** A text where the base has a group, or a group where it has a text, or neither. */
  | { kind: 'shape'; base: string | BaseTexts }
  /** A key that the base does not have. */
  | { kind: 'extra'; key: string }
);

/** The language of the only texts that content may override. */
export const LOCALE = 'en';

/** Every override of the content. The base texts are loaded only where there is one. */
export async function overridesOf({ files }: CheckContext): Promise<Override[]> {
  const translations = files.filter(({ kind, isValid }) => kind === 'translation' && isValid);
  if (translations.length === 0) return [];
  const { BASE_TEXTS } = await import('../../generated/base-texts.ts');
  return translations.flatMap(({ path, value }) => compared(path, value, BASE_TEXTS, []));
}

function compared(file: string, group: unknown, base: BaseTexts, at: ValuePath): Override[] {
  return Object.entries(Object(group)).flatMap(([key, value]): Override[] => {
    // Where editors find the rules: no text of the interface.
    if (at.length === 0 && key === '$schema') return [];
    const place = { file, path: [...at, key], value, siblings: base };
    const known = Object.hasOwn(base, key) ? base[key] : undefined;
    if (known === undefined) return [{ ...place, kind: 'extra', key }];
    if (typeof known === 'string' && typeof value === 'string')
      return [{ ...place, kind: 'text', text: value, base: known }];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (typeof known === 'string' || !isGroup) return [{ ...place, kind: 'shape', base: known }];
    return compared(file, value, known, place.path);
  });
}

/** `rooms_one` is the form `one` of the text `rooms`. */
export function pluralForm(key: string): { stem: string; form: string } | undefined {
  const match = /^(?<stem>.+)_(?<form>zero|one|two|few|many|other)$/.exec(key)?.groups;
  return match ? { stem: match['stem'] ?? '', form: match['form'] ?? '' } : undefined;
}

/** The forms that a language has, and `zero`, which every language may have. */
export function pluralForms(locale: string): { needed: readonly string[]; allowed: readonly string[] } {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return { needed, allowed: [...needed, 'zero'] };
}

/** A key as its groups name it: `search.rooms_one`. */
export function keyWords(path: ValuePath): string {
  return path.join('.');
}

/** The key of an override, for a problem of the key itself. */
export function placeOfKey({ file, path }: Override): {
  file: string;
  path: ValuePath;
  span: 'key';
  value: string;
} {
  return { file, path, span: 'key', value: String(path.at(-1)) };
}
