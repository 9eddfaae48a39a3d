import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import {
  keyWords,
  languageOf,
  type Override,
  overridesOf,
  placeOfKey,
  pluralForm,
  pluralForms,
} from '../parts/translations.ts';

export const rule: CheckerRule = {
  severity: 'warning',
  title: 'The singular and plural forms of a text are replaced together.',
  why: 'Guests would read “1 chambers”, or a mix of your text and the standard one.',
  remedy: 'Add the form that the message names.',
  example: replaced('locales/en/common.json', '"rooms_one": "{{count}} chamber",\n', ''),
  async run(context) {
    const overrides = await overridesOf(context);
    const written = new Set(overrides.map(({ file, path }) => `${file}\n${keyWords(path)}`));
    return overrides.flatMap((found): RuleDiagnostic[] => {
      const { needed, allowed } = pluralForms(languageOf(found));
      const key = String(found.path.at(-1));
      const plural = pluralForm(key);
      if (plural === undefined || !Object.hasOwn(found.siblings, `${plural.stem}_other`)) return [];
      if (!allowed.includes(plural.form)) return [];
      const group = found.path.slice(0, -1);
      const lacking = needed
        .map((form) => `${plural.stem}_${form}`)
        .filter((other) => !written.has(`${found.file}\n${keyWords([...group, other])}`));
      // Report once, at the first form.
      const isFirst = needed.find((form) => !lacking.includes(`${plural.stem}_${form}`)) === plural.form;
      return lacking.length > 0 && isFirst ? [lackingForm(found, lacking)] : [];
    });
  },
};

function lackingForm(found: Override, lacking: readonly string[]): RuleDiagnostic {
  const kept = lacking.map((key) => found.siblings[key]).filter((text) => typeof text === 'string');
  return {
    ...placeOfKey(found),
    message: `\`${keyWords(found.path)}\` is replaced without ${lacking.map((key) => `\`${key}\``).join(' and ')}, which keeps the standard text: «${kept.join('», «').slice(0, 100)}».`,
    expected: lacking.join(', '),
    help: `write ${lacking.map((key) => `\`${key}\``).join(' and ')} too`,
  };
}
