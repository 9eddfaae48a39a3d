import type { BaseTexts } from '../../engine/base-texts.ts';
import type { CheckContext } from '../../engine/check.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';

/** One entry of a file of interface texts, with the base text that it overrides. */
export type Override = { file: string; path: ValuePath; value: unknown; siblings: BaseTexts } & (
  | { kind: 'text'; text: string; base: string }
  /** The override and the base differ in shape. */
  | { kind: 'shape'; base: string | BaseTexts }
  | { kind: 'extra'; key: string }
);

/** All overrides. The base texts are imported only where there are any. */
export async function overridesOf({ files }: CheckContext): Promise<Override[]> {
  const translations = files.filter(({ kind, isValid }) => kind === 'translation' && isValid);
  if (translations.length === 0) return [];
  const { BASE_TEXTS } = await import('../../generated/base-texts.ts');
  return translations.flatMap(({ path, value }) => compared(path, value, BASE_TEXTS, []));
}

function compared(file: string, group: unknown, base: BaseTexts, at: ValuePath): Override[] {
  return Object.entries(Object(group)).flatMap(([key, value]): Override[] => {
    // `$schema` is for editors.
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

export function pluralForm(key: string): { stem: string; form: string } | undefined {
  const match = /^(?<stem>.+)_(?<form>zero|one|two|few|many|other)$/.exec(key)?.groups;
  return match ? { stem: match['stem'] ?? '', form: match['form'] ?? '' } : undefined;
}

/** The language of a file of interface texts, which its folder names. */
export function languageOf({ file }: Pick<Override, 'file'>): string {
  return file.split('/').at(-2) ?? '';
}

/** The plural forms of a language, and `zero`, which every language may have. */
export function pluralForms(language: string): { needed: readonly string[]; allowed: readonly string[] } {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return { needed, allowed: [...needed, 'zero'] };
}

export function keyWords(path: ValuePath): string {
  return path.join('.');
}

export function placeOfKey({ file, path }: Override): {
  file: string;
  path: ValuePath;
  span: 'key';
  value: string;
} {
  return { file, path, span: 'key', value: String(path.at(-1)) };
}
