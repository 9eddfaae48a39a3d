import { didYouMean, suggestions } from '../../engine/suggest.ts';
import type { BaseTexts } from '../../engine/base-texts.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { type Override, overridesOf } from '../parts/translations.ts';

const NESTED = /\$t\(\s*([^),\s]+)/g;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text refers to existing texts.',
  why: 'Guests would read the key in place of the missing text.',
  remedy: 'Use the suggested key, or write the text itself.',
  example: replaced('locales/en/common.json', '"See everything"', '"$t(nav.hom)"'),
  async run(context) {
    const overrides = await overridesOf(context);
    if (overrides.length === 0) return [];
    const { BASE_TEXTS } = await import('../../generated/base-texts.ts');
    const keys = keysOf(BASE_TEXTS, '');
    return overrides.flatMap((found) => deadEnds(found, keys));
  },
};

function deadEnds(found: Override, keys: readonly string[]): RuleDiagnostic[] {
  if (found.kind !== 'text') return [];
  return [...found.text.matchAll(NESTED)].flatMap((match): RuleDiagnostic[] => {
    const [written, key = ''] = match;
    if (keys.includes(key) || keys.includes(`${key}_other`)) return [];
    const meant = suggestions(key, keys);
    const start = match.index + written.length - key.length;
    return [
      {
        file: found.file,
        path: found.path,
        part: { start, end: start + key.length },
        value: key.slice(0, 200),
        message: `\`$t(${key})\` refers to a missing text${meant.length > 0 ? `: ${didYouMean(meant) ?? ''}` : '.'}`,
        help: meant[0] === undefined ? 'write the text itself' : `write \`$t(${meant[0]})\``,
      },
    ];
  });
}

function keysOf(group: BaseTexts, before: string): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );
}
