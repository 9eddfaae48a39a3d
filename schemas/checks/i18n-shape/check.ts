import type { Check } from '../../engine/check.ts';
import { keyWords, overridesOf } from '../translations.ts';

/** A text stands where the interface has a text, and a group of texts where it has a group. */
export const i18nShape: Check = {
  code: 'i18n/shape',
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'shape') return [];
      const { base, value } = found;
      const wanted = typeof base === 'string' ? 'one text' : 'a group of texts';
      const keys = typeof base === 'string' ? [] : Object.keys(base);
      return {
        code: 'i18n/shape',
        severity: 'error' as const,
        file: found.file,
        path: found.path,
        message: `\`${keyWords(found.path)}\` is ${wanted}; this is ${wordsOf(value)}.`,
        expected: wanted,
        help:
          typeof base === 'string'
            ? `write a text in double quotes in place of «${base.slice(0, 80)}»`
            : `write {…} with one or more of: ${keys.slice(0, 8).join(', ')}${keys.length > 8 ? ', …' : ''}`,
      };
    }),
};

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  if (typeof value === 'object') return 'a group';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
