import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { keyWords, overridesOf } from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A replacement says something.',
  why: 'An empty one is passed over.',
  remedy: 'Write the text, or remove the line; the usual words are shown then.',
  example: replaced('locales/en/common.json', '"See everything"', '""'),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'text' || found.text.trim() !== '') return [];
      return {
        file: found.file,
        path: found.path,
        message: `\`${keyWords(found.path)}\` has no words here, so guests read «${found.base.slice(0, 80)}».`,
        help: 'write the text, or leave the line out',
      };
    }),
};
