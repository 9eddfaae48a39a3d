import type { Check } from '../../engine/check.ts';
import type { Problem } from '../../engine/problem.ts';
import { keyWords, LOCALE, type Override, overridesOf, pluralForm, pluralForms } from '../translations.ts';

/** The forms of a text for one and for many are said together, and are those that the language has. */
export const i18nPlural: Check = {
  code: 'i18n/plural',
  async run(context) {
    const overrides = await overridesOf(context);
    const { needed, allowed } = pluralForms(LOCALE);
    const written = new Set(overrides.map(({ file, path }) => `${file}\n${keyWords(path)}`));
    return overrides.flatMap((found): Problem[] => {
      const key = String(found.path.at(-1));
      const plural = pluralForm(key);
      if (plural === undefined || !Object.hasOwn(found.siblings, `${plural.stem}_other`)) return [];
      if (!allowed.includes(plural.form)) return [strangeForm(found, plural, needed)];
      const group = found.path.slice(0, -1);
      const lacking = needed
        .map((form) => `${plural.stem}_${form}`)
        .filter((other) => !written.has(`${found.file}\n${keyWords([...group, other])}`));
      // Said once, at the first form that is there.
      const isFirst = needed.find((form) => !lacking.includes(`${plural.stem}_${form}`)) === plural.form;
      return lacking.length > 0 && isFirst ? [lackingForm(found, lacking)] : [];
    });
  },
};

function lackingForm(found: Override, lacking: readonly string[]): Problem {
  const kept = lacking.map((key) => found.siblings[key]).filter((text) => typeof text === 'string');
  return {
    ...placeOf(found),
    severity: 'warning',
    message: `\`${keyWords(found.path)}\` is written without ${lacking.map((key) => `\`${key}\``).join(' and ')}, which keeps its own words: «${kept.join('», «').slice(0, 100)}».`,
    expected: lacking.join(', '),
    help: `write ${lacking.map((key) => `\`${key}\``).join(' and ')} too`,
  };
}

function strangeForm(
  found: Override,
  { stem, form }: { stem: string; form: string },
  needed: readonly string[],
): Problem {
  return {
    ...placeOf(found),
    severity: 'error',
    message: `English has no form \`${form}\`; its forms are ${needed.join(' and ')}.`,
    expected: needed.map((each) => `${stem}_${each}`).join(', '),
    help: `write ${needed.map((each) => `\`${stem}_${each}\``).join(' and ')}`,
  };
}

function placeOf({ file, path }: Override) {
  return { code: 'i18n/plural', file, path, span: 'key' as const, value: String(path.at(-1)) };
}
