import { TOOL_LANGUAGE } from '../../language.ts';
import { type CheckerRule, replaced } from '../../engine/rule.ts';
import { languageOf, overridesOf, placeOfKey, pluralForm, pluralForms } from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text has only the plural forms of its language.',
  why: 'The site never shows a form that the language does not have.',
  remedy: 'Write the forms that the message names.',
  example: replaced(
    'locales/en/common.json',
    '"rooms_one"',
    '"rooms_few": "{{count}} chambers",\n    "rooms_one"',
  ),
  async run(context) {
    return (await overridesOf(context)).flatMap((found) => {
      const language = languageOf(found);
      const { needed, allowed } = pluralForms(language);
      const plural = pluralForm(String(found.path.at(-1)));
      if (plural === undefined || allowed.includes(plural.form)) return [];
      const { stem, form } = plural;
      if (!Object.hasOwn(found.siblings, `${stem}_other`)) return [];
      return {
        ...placeOfKey(found),
        message: `${nameOfLanguage(language)} has no plural form \`${form}\`; its forms are ${needed.join(' and ')}.`,
        expected: needed.map((each) => `${stem}_${each}`).join(', '),
        help: `write ${needed.map((each) => `\`${stem}_${each}\``).join(' and ')}`,
      };
    });
  },
};

function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([TOOL_LANGUAGE], { type: 'language' }).of(language) ?? language;
}
