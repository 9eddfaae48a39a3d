/** Reads docs/booking-rules.md, and finds where code and tests cite its rules. */

/** A numbered rule, such as "Price 9", or a chapter without numbers, such as "States". */
export interface Rule {
  name: string;
  /** The number is kept for a rule that is not built yet. */
  isFree: boolean;
  /** Its test files, from the root of the repository. */
  tests: string[];
}

export interface RuleBook {
  rules: Rule[];
  /** Chapters whose rules have numbers: Stock, Price. */
  numbered: string[];
}

interface Block {
  level: number;
  heading: string;
  body: string;
}

const RULE_HEADING = /^([A-Z][A-Za-z ]*?) (\d+): (.+)$/;
const TEST_LINK = /\]\(\.\.\/([^)\s]+\.(?:test\.tsx?|e2e\.ts))\)/g;

export function readRuleBook(markdown: string): RuleBook {
  const blocks = blocksOf(markdown);
  const rules = blocks.flatMap((block, at) => ruleOf(block, blocks[at + 1]) ?? []);
  const numbered = rules.flatMap(({ name }) => /^(.+) \d+$/.exec(name)?.[1] ?? []);
  return { rules, numbered: [...new Set(numbered)] };
}

function blocksOf(markdown: string): Block[] {
  return markdown.split(/^(?=#{2,3} )/m).flatMap((text) => {
    const [, marks, heading] = /^(#{2,3}) (.+)$/m.exec(text) ?? [];
    return marks === undefined || heading === undefined ? [] : [{ level: marks.length, heading, body: text }];
  });
}

function ruleOf({ level, heading, body }: Block, next: Block | undefined): Rule | undefined {
  const tests = [...body.matchAll(TEST_LINK)].map(([, path = '']) => path);
  const [, chapter, number, title] = RULE_HEADING.exec(heading) ?? [];
  if (level === 3) return { name: `${chapter} ${number}`, isFree: title === 'free', tests };
  // A chapter with numbers is no rule itself.
  return next?.level === 3 ? undefined : { name: heading, isFree: false, tests };
}

/** What a file cites: rules by their names, and what the book does not know as it is written. */
export interface Citations {
  rules: Set<string>;
  unknown: string[];
}

/**
 * Finds "Price 2, 3 and 7" and "Cancellation 2 to 13" wherever they are written, and a chapter without numbers at the
 * beginning of a title or behind "BOOKING-RULES, ", which every other name behind it must be, too.
 */
export function citationsIn(code: string, { rules, numbered }: RuleBook): Citations {
  // A comment may break a line in the middle of a citation.
  const text = code.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const names = rules.map(({ name }) => name);
  const chapters = names.filter((name) => !/\d$/.test(name));
  const byNumber = new RegExp(`\\b(${numbered.join('|')}) (\\d+(?:(?: to |, | and )\\d+)*)(?![.,]?\\d)`, 'g');
  const byName = new RegExp(`(?:BOOKING-RULES, |['"\`])(${chapters.join('|')})\\b(?=[,:.;)]| and )`, 'g');
  const cited = [
    ...[...text.matchAll(byNumber)].flatMap(([, chapter = '', numbers = '']) =>
      numbersOf(numbers).map((number) => `${chapter} ${number}`),
    ),
    ...[...text.matchAll(byName)].map(([, name = '']) => name),
  ];
  const known = new RegExp(`^(?:${[...numbered, ...chapters].join('|')})\\b`);
  const behind = [...text.matchAll(/BOOKING-RULES, ([^.:;)]{1,40})/g)].map(([, words = '']) => words);
  const unknown = [
    ...cited.filter((name) => !names.includes(name)),
    ...behind.filter((words) => !known.test(words)),
  ];
  return { rules: new Set(cited), unknown };
}

/** "2 to 5, 8 and 15" are 2, 3, 4, 5, 8 and 15. */
function numbersOf(written: string): number[] {
  return written.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
