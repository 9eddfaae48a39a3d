import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import { type Override, overridesOf } from '../parts/translations.ts';

const TAG = /<(?<close>\/?)(?<name>[A-Za-z0-9]+)\b[^<>]*?(?<empty>\/?)>|<\/?[A-Za-z0-9]+$/g;

export const rule: CheckerRule = {
  severity: 'error',
  title: 'A text keeps its tags, each opened and closed.',
  why: 'The tags mark a link or bold text, which would be lost.',
  remedy: 'Write the tags as in the standard text.',
  example: replaced('locales/en/common.json', '"See everything"', '"See <1>everything"'),
  run: async (context) =>
    (await overridesOf(context)).flatMap((found) =>
      found.kind === 'text' ? diagnosticsOf(found, found.text, found.base) : [],
    ),
};

function diagnosticsOf(found: Override, text: string, base: string): RuleDiagnostic[] {
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

function strange(found: Override, tag: Tag): RuleDiagnostic {
  return {
    ...placeOf(found, tag),
    message: 'The standard text has no tags, so guests would read <b> as it is written.',
    help: 'write the text without tags',
  };
}

function unmatched(found: Override, tag: Tag): RuleDiagnostic {
  return {
    ...placeOf(found, tag),
    message: `\`<${tag.name}>\` is ${tag.isClosing ? 'closed here without being opened' : 'never closed'}.`,
    help: `write <${tag.name}>…</${tag.name}> around its words`,
  };
}

function missing({ file, path }: Override, name: string, base: string): RuleDiagnostic {
  return {
    file,
    path,
    message: `\`<${name}>\` is missing: the words inside it are a link or bold.`,
    help: `put <${name}>…</${name}> around them, as in «${base.slice(0, 100)}»`,
  };
}

function placeOf({ file, path }: Override, { start, end }: Tag) {
  return { file, path, part: { start, end } };
}
