const CLASSES = /\.(-?[_a-z][\w-]*)/giu;
const LANGUAGES = /^(?:\[lang\|=\w+\],?)+$/u;
const KEYFRAMES = /^@keyframes\s+([\w-]+)/u;
/** At-rules that hold other rules. */
const AROUND_RULES = /^@(?:layer|media|supports|container)\b/u;

/** What can occur where a stylesheet is used. */
interface Occurring {
  classes: ReadonlySet<string>;
  language: string;
}

/**
 * The rules that can match something where only this occurs. A chunk holds what several pages share, and its stylesheet
 * with it; a page is sent what its own modules can draw. What names no class is kept, and so is a selector of which any class is used.
 */
export function neededRules(rules: string, { classes: used, language }: Occurring): string {
  const kept = filtered(rules, (prelude) => {
    if (LANGUAGES.test(prelude)) return prelude.includes(`|=${language}]`);
    const classes = [...prelude.matchAll(CLASSES)].map(([, name = '']) => name);
    return classes.length === 0 || classes.some((name) => used.has(name));
  });
  return filtered(kept, (prelude) => {
    const [, name] = KEYFRAMES.exec(prelude) ?? [];
    return name === undefined || kept.split(name).length > 2;
  });
}

function filtered(rules: string, isNeeded: (prelude: string) => boolean): string {
  return statementsOf(rules)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude;
      if (!AROUND_RULES.test(prelude)) return isNeeded(prelude) ? `${prelude}{${body}}` : '';
      const inner = filtered(body, isNeeded);
      return inner === '' ? '' : `${prelude}{${inner}}`;
    })
    .join('');
}

interface Statement {
  prelude: string;
  /** Nothing for a statement that ends with a semicolon. */
  body: string | undefined;
}

/** Of minified rules, in which braces stand around blocks only. */
function statementsOf(rules: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  while (from < rules.length) {
    const end = /[;{]/u.exec(rules.slice(from));
    if (!end) break;
    const at = from + end.index;
    const prelude = rules.slice(from, at).trim();
    if (end[0] === ';') {
      statements.push({ prelude: `${prelude};`, body: undefined });
      from = at + 1;
    } else {
      const close = closingBrace(rules, at);
      statements.push({ prelude, body: rules.slice(at + 1, close) });
      from = close + 1;
    }
  }
  return statements;
}

function closingBrace(rules: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < rules.length; at += 1) {
    if (rules[at] === '{') depth += 1;
    if (rules[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A block is never closed: ${rules.slice(opening, opening + 60)}`);
}
