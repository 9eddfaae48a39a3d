import type { Check } from '../../engine/check.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { keyWords, overridesOf, pluralForm } from '../translations.ts';

/** An interface text that no screen shows. */
export const i18nExtra: Check = {
  code: 'i18n/extra',
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) => {
      if (found.kind !== 'extra' || isPlural(found.key, found.siblings)) return [];
      const meant = suggestions(found.key, Object.keys(found.siblings));
      const [only] = meant;
      return {
        code: 'i18n/extra',
        severity: 'error' as const,
        file: found.file,
        path: found.path,
        span: 'key' as const,
        value: keyWords(found.path).slice(0, 200),
        message: `There is no interface text \`${keyWords(found.path)}\`${only === undefined ? ', so nobody would read this.' : `: ${didYouMean(meant) ?? ''}`}`,
        expected: Object.keys(found.siblings).join(', ').slice(0, 1000),
        help: only === undefined ? 'remove the line' : `use \`${only}\``,
        ...(only !== undefined &&
          meant.length === 1 && {
            fix: { kind: 'replace' as const, title: `Write ${only}`, safe: true, text: JSON.stringify(only) },
          }),
      };
    }),
};

/** A form of a text that has forms: which forms there are is another rule's business. */
function isPlural(key: string, siblings: object): boolean {
  const stem = pluralForm(key)?.stem;
  return stem !== undefined && Object.hasOwn(siblings, `${stem}_other`);
}
