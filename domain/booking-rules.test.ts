import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The booking rules, by chapter, and how many numbered ones each has. */
const NUMBERED = { Stock: 5, Price: 12, Cancellation: 17 };
/** Chapters whose rules have no numbers. */
const OTHERS = ['States', 'Requests', 'Typed refusals', 'Fields of forms'];

/** What the titles of tests begin with: "Cancellation 12:", "Price 2 and 3:", "States:". */
function rulesNamed(): Set<string> {
  const texts = globSync('{domain,server,lab}/**/*.test.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const titles = texts.flatMap((text) => [...text.matchAll(/(?:test|describe)\(\s*'([^':]+):/g)]);
  return new Set(titles.flatMap(([, opening = '']) => rulesOf(opening)));
}

function rulesOf(opening: string): string[] {
  const [, chapter, numbers] = /^(Stock|Price|Cancellation) ([\d, and]+)$/.exec(opening) ?? [];
  if (chapter === undefined || numbers === undefined) return [opening];
  return [...numbers.matchAll(/\d+/g)].map(([number]) => `${chapter} ${number}`);
}

test('every booking rule has a test that names it', () => {
  const rules = Object.entries(NUMBERED).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter} ${index + 1}`),
  );
  const named = rulesNamed();
  expect([...rules, ...OTHERS].filter((rule) => !named.has(rule))).toEqual([]);
});

test('no test names a rule that is not there', () => {
  const numbered = [...rulesNamed()].filter((rule) => /^(?:Stock|Price|Cancellation) \d/.test(rule));
  const unknown = numbered.filter((rule) => {
    const [chapter = '', number = ''] = rule.split(' ');
    return Number(number) > (NUMBERED[chapter as keyof typeof NUMBERED] ?? 0);
  });
  expect(unknown).toEqual([]);
});
