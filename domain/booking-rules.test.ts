import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationsIn, readRuleBook } from './test-support/rule-book.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const book = readRuleBook(read('docs/booking-rules.md'));
const files = globSync('{cli,domain,e2e,lab,schemas,scripts,server,site,stories}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: [
    '**/generated/**',
    'site/dist/**',
    'domain/booking-rules.test.ts',
    'domain/test-support/rule-book.ts',
  ],
});

/** What is wrong with a rule, and what to do. */
function faultsOf({ name, isFree, tests }: (typeof book.rules)[number]): string[] {
  if (isFree) return tests.map((file) => `${name} is free, and ${file} is named for it: write the rule.`);
  if (tests.length === 0) return [`${name} names no test: link one that would fail without it.`];
  return tests.flatMap((file) => {
    if (!existsSync(join(root, file))) return [`${name} names ${file}, which is not there.`];
    if (citationsIn(read(file), book).rules.has(name)) return [];
    return [`${name} names ${file}, which does not cite it: begin the title of its test with "${name}: ".`];
  });
}

describe('docs/booking-rules.md', () => {
  test('names tests for every rule, and each of them cites it', () => {
    expect(book.rules.length, 'the page has lost its rules').toBeGreaterThan(40);
    expect(book.rules.flatMap(faultsOf)).toEqual([]);
  });

  test('has every number of a chapter once and in order', () => {
    for (const chapter of book.numbered) {
      const ofChapter = book.rules.filter(({ name }) => name.replace(/ \d+$/, '') === chapter);
      expect(ofChapter.map(({ name }) => name)).toEqual(ofChapter.map((_, at) => `${chapter} ${at + 1}`));
    }
  });

  test('has every rule that code and tests cite', () => {
    expect(files.length, 'nothing is looked through').toBeGreaterThan(1500);
    const unknown = files.flatMap((file) =>
      citationsIn(read(file), book).unknown.map((words) => `${file} cites "${words}", which is no rule.`),
    );
    expect(unknown).toEqual([]);
  });

  test('keeps free numbers free of citations', () => {
    const free = book.rules.filter(({ isFree }) => isFree).map(({ name }) => name);
    const citing = files.filter((file) => {
      const { rules } = citationsIn(read(file), book);
      return free.some((name) => rules.has(name));
    });
    expect(citing, 'a rule that is built is written under its number').toEqual([]);
  });
});

describe('a citation', () => {
  const small = readRuleBook(
    [
      '# Rules',
      '## States',
      'Two. [a](../domain/a.test.ts)',
      '## Price and tax',
      '### Price 1: a night',
      '[b](../e2e/b.e2e.ts), [no test](architecture.md)',
      '### Price 2: free',
      '### Price 3: tax',
    ].join('\n'),
  );
  const cited = (code: string) => [...citationsIn(code, small).rules];
  const unknown = (code: string) => citationsIn(code, small).unknown;

  test('is of a rule of the page, with its tests', () => {
    expect(small).toEqual({
      numbered: ['Price'],
      rules: [
        { name: 'States', isFree: false, tests: ['domain/a.test.ts'] },
        { name: 'Price 1', isFree: false, tests: ['e2e/b.e2e.ts'] },
        { name: 'Price 2', isFree: true, tests: [] },
        { name: 'Price 3', isFree: false, tests: [] },
      ],
    });
  });

  test('may name several rules, over the end of a line, in a title or a comment', () => {
    expect(cited("describe('Price 1 and 3: net first', () => {")).toEqual(['Price 1', 'Price 3']);
    expect(cited('/** Rounds (BOOKING-RULES,\n * Price 1 to 3). */')).toEqual([
      'Price 1',
      'Price 2',
      'Price 3',
    ]);
    expect(cited('// Price 1\n  // and 3 once more')).toEqual(['Price 1', 'Price 3']);
    expect(cited("test('States: every pair')")).toEqual(['States']);
    expect(cited('// BOOKING-RULES, States: every pair')).toEqual(['States']);
    expect(cited("'Price: low to high', 'Price 10,000', States are many")).toEqual([]);
  });

  test('of what is no rule is found', () => {
    expect(unknown("test('Price 4: no such rule')")).toEqual(['Price 4']);
    expect(unknown('(BOOKING-RULES, Guarantee 2)')).toEqual(['Guarantee 2']);
    expect(unknown('(BOOKING-RULES, Price and States)')).toEqual([]);
  });
});
