import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { keyWords, overridesOf } from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A replaced text is a text, and a replaced group is a group.',
  why: 'The page would show nothing there.',
  remedy: 'Write it in the form that the message names.',
  example: replaced(
    'locales/en/common.json',
    '"viewAll": "See everything"',
    '"viewAll": { "text": "See everything" }',
  ),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'shape') return [];
      const { base, value } = found;
      const wanted = typeof base === 'string' ? 'one text' : 'a group of texts';
      const keys = typeof base === 'string' ? [] : Object.keys(base);
      return {
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
