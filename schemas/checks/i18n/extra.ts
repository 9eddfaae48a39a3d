import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { keyWords, overridesOf, pluralForm } from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A replaced interface text exists.',
  why: 'The site would never show the new text.',
  remedy: 'Use the suggested key, or remove the line.',
  example: replaced('locales/en/common.json', '"viewAll"', '"viewAl"'),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'extra' || isPlural(found.key, found.siblings)) return [];
      const meant = suggestions(found.key, Object.keys(found.siblings));
      const [only] = meant;
      return {
        file: found.file,
        path: found.path,
        span: 'key' as const,
        value: keyWords(found.path).slice(0, 200),
        message: `There is no interface text \`${keyWords(found.path)}\`${only === undefined ? ', so the site never shows this.' : `: ${didYouMean(meant) ?? ''}`}`,
        expected: Object.keys(found.siblings).join(', ').slice(0, 1000),
        help: only === undefined ? 'remove the line' : `use \`${only}\``,
        ...(only !== undefined &&
          meant.length === 1 && {
            fix: { kind: 'replace' as const, title: `Write ${only}`, safe: true, text: JSON.stringify(only) },
          }),
      };
    }),
};

/** Plural forms are checked by `i18n/plural-form`. */
function isPlural(key: string, siblings: object): boolean {
  const stem = pluralForm(key)?.stem;
  return stem !== undefined && Object.hasOwn(siblings, `${stem}_other`);
}
