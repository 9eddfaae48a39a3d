import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { keyWords, overridesOf } from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'A replaced text is not empty.',
  why: 'An empty text is ignored.',
  remedy: 'Write the text, or remove the line to keep the standard text.',
  example: replaced('locales/en/common.json', '"See everything"', '""'),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'text' || found.text.trim() !== '') return [];
      return {
        file: found.file,
        path: found.path,
        message: `\`${keyWords(found.path)}\` is empty, so guests read «${found.base.slice(0, 80)}».`,
        help: 'write the text, or remove the line',
      };
    }),
};
