import type { Check } from '../../engine/check.ts';
import type { Problem } from '../../engine/problem.ts';
import { type Override, overridesOf } from '../translations.ts';

const TAG = /<(?<close>\/?)(?<name>[A-Za-z0-9]+)\b[^<>]*?(?<empty>\/?)>|<\/?[A-Za-z0-9]+$/g;

/** A text has the marks of the text that it replaces, each opened and closed: what stands between is a link or bold. */
export const i18nTag: Check = {
  code: 'i18n/tag',
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) =>
      found.kind === 'text' ? problemsOf(found, found.text, found.base) : [],
    ),
};

function problemsOf(found: Override, text: string, base: string): Problem[] {
  const known = new Set(tagsIn(base).map(({ name }) => name));
  const open: Tag[] = [];
  for (const tag of tagsIn(text)) {
    if (!known.has(tag.name)) return [strange(found, tag)];
    if (tag.isEmpty) continue;
    if (!tag.isClosing) open.push(tag);
    else if (open.pop()?.name !== tag.name) return [unmatched(found, tag)];
  }
  const [left] = open;
  if (left) return [unmatched(found, left)];
  const lost = [...known].find((name) => !tagsIn(text).some((tag) => tag.name === name));
  return lost === undefined || text.trim() === '' ? [] : [missing(found, lost, base)];
}

interface Tag {
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  start: number;
  end: number;
}

function tagsIn(text: string): Tag[] {
  return [...text.matchAll(TAG)].map((match) => ({
    name: match.groups?.['name'] ?? match[0],
    isClosing: match.groups?.['close'] === '/',
    isEmpty: match.groups?.['empty'] === '/',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function strange(found: Override, tag: Tag): Problem {
  return {
    ...placeOf(found, tag),
    message: 'This text has no marks such as <b>; guests would read them as they are written.',
    help: 'write the words without it',
  };
}

function unmatched(found: Override, tag: Tag): Problem {
  return {
    ...placeOf(found, tag),
    message: `\`<${tag.name}>\` is ${tag.isClosing ? 'closed here without being opened' : 'never closed'}.`,
    help: `write <${tag.name}>…</${tag.name}> round the words that it is for`,
  };
}

function missing({ file, path }: Override, name: string, base: string): Problem {
  return {
    code: 'i18n/tag',
    severity: 'error',
    file,
    path,
    message: `\`<${name}>\` is missing: the words between its marks are a link, or stand out.`,
    help: `put <${name}>…</${name}> round them, as in «${base.slice(0, 100)}»`,
  };
}

function placeOf({ file, path }: Override, { start, end }: Tag) {
  return { code: 'i18n/tag', severity: 'error' as const, file, path, part: { start, end } };
}
