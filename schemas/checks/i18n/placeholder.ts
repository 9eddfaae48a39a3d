import { didYouMean, suggestions } from '../../engine/suggest.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { keyWords, type Override, overridesOf, pluralForm } from '../parts/translations.ts';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text keeps its placeholders.',
  why: 'Guests would read a sentence without its name, price or number.',
  remedy: 'Write the placeholder as the message shows it, with both pairs of braces.',
  example: replaced('locales/en/common.json', '"{{count}} chambers"', '"many chambers"'),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) =>
      found.kind === 'text' && found.text.trim() !== '' ? diagnosticsOf(found, found.text, found.base) : [],
    ),
};

function diagnosticsOf(found: Override, text: string, base: string): RuleDiagnostic[] {
  const wanted = namesIn(base).map(({ name }) => name);
  const written = namesIn(text);
  const strange = written.filter(({ name }) => !wanted.includes(name));
  const lost = wanted.filter((name) => !written.some((other) => other.name === name) && !mayGo(found, name));
  const renamed = strange.map(({ name, start, end }): RuleDiagnostic => {
    const meant = suggestions(name, lost.length > 0 ? lost : wanted);
    // A misspelt placeholder is also a missing one; report it once.
    const [only] = meant;
    if (only !== undefined) lost.splice(lost.indexOf(only), lost.includes(only) ? 1 : 0);
    return {
      ...placeOf(found),
      part: { start, end },
      value: `{{${name}}}`.slice(0, 200),
      message: `The placeholder \`{{${name}}}\` does not exist here${only === undefined ? '.' : `: ${didYouMean(meant.map((word) => `{{${word}}}`)) ?? ''}`}`,
      expected: wanted.map((word) => `{{${word}}}`).join(', ') || 'no placeholder',
      help: only === undefined ? 'write the text itself' : `write \`{{${only}}}\``,
      ...(only !== undefined && {
        fix: { kind: 'replace', title: `Write {{${only}}}`, safe: true, text: `{{${only}}}` },
      }),
    };
  });
  return [...renamed, ...lost.map((name) => lostDiagnostic(found, name, base))];
}

function lostDiagnostic(found: Override, name: string, base: string): RuleDiagnostic {
  return {
    ...placeOf(found),
    message: `\`{{${name}}}\` is missing, so the sentence would lack that value.`,
    expected: `{{${name}}}`,
    help: `put \`{{${name}}}\` where it belongs, as in «${base.slice(0, 100)}»`,
  };
}

function placeOf({ file, path }: Override) {
  return {
    file,
    path,
    label: keyWords(path).slice(0, 200),
  };
}

function namesIn(text: string): { name: string; start: number; end: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    // i18next also writes `{{- name}}` and `{{name, format}}`.
    name: (match[1] ?? '').replace(/^-/, '').split(',')[0]?.trim() ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// "One room" and "No rooms" may omit the number.
function mayGo({ path }: Override, name: string): boolean {
  const form = pluralForm(String(path.at(-1)))?.form;
  return name === 'count' && (form === 'one' || form === 'zero');
}
