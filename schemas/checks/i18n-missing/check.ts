import type { Check } from '../../engine/check.ts';
import { didYouMean, suggestions } from '../../engine/suggest.ts';
import type { BaseTexts } from '../../engine/base-texts.ts';
import type { Problem } from '../../engine/problem.ts';
import { keyWords, type Override, overridesOf } from '../translations.ts';

const NESTED = /\$t\(\s*([^),\s]+)/g;

/** An override without words, or one that leads to a text that is not there. */
export const i18nMissing: Check = {
  code: 'i18n/missing',
  async run(context) {
    const overrides = await overridesOf(context);
    if (overrides.length === 0) return [];
    const { BASE_TEXTS } = await import('../../generated/base-texts.ts');
    const keys = keysOf(BASE_TEXTS, '');
    return overrides.flatMap((found) => [...withoutWords(found), ...deadEnds(found, keys)]);
  },
};

function withoutWords(found: Override): Problem[] {
  if (found.kind !== 'text' || found.text.trim() !== '') return [];
  return [
    {
      code: 'i18n/missing',
      severity: 'warning',
      file: found.file,
      path: found.path,
      message: `\`${keyWords(found.path)}\` has no words here, so guests read «${found.base.slice(0, 80)}».`,
      help: 'write the text, or leave the line out',
    },
  ];
}

function deadEnds(found: Override, keys: readonly string[]): Problem[] {
  if (found.kind !== 'text') return [];
  return [...found.text.matchAll(NESTED)].flatMap((match): Problem[] => {
    const [written, key = ''] = match;
    if (keys.includes(key) || keys.includes(`${key}_other`)) return [];
    const meant = suggestions(key, keys);
    const start = match.index + written.length - key.length;
    return [
      {
        code: 'i18n/missing',
        severity: 'error',
        file: found.file,
        path: found.path,
        part: { start, end: start + key.length },
        value: key.slice(0, 200),
        message: `\`$t(${key})\` leads to no text${meant.length > 0 ? `: ${didYouMean(meant) ?? ''}` : '.'}`,
        help: meant[0] === undefined ? 'write the words themselves' : `write \`$t(${meant[0]})\``,
      },
    ];
  });
}

function keysOf(group: BaseTexts, before: string): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );
}
