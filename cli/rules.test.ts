import { expect, test } from 'vitest';
import { createWorkplace } from './test-command.ts';

const { run, runWith } = createWorkplace('');

test('explain says what a rule asks for, why, what to do, and shows the checker at work', () => {
  const { status, stdout } = run('explain', 'policy/not-monotone');
  expect(status).toBe(0);
  expect(stdout).toContain('policy/not-monotone  error\n\n  Cancelling later is never cheaper.\n\n  Why: ');
  expect(stdout).toContain('What to do: Raise the later penalty');
  expect(stdout).toMatch(
    /Example:\n\n {2}policies\/flexible\.json:\d+:\d+ {2}error {2}policy\/not-monotone\n/,
  );
  expect(stdout).toContain('-- but only 30 %');
});

test('explain without an example: bytes cannot be shown', () => {
  const { status, stdout } = run('explain', 'file/encoding');
  expect([status, stdout.includes('Example')]).toEqual([0, false]);
});

test.each([
  ['a rule that was misspelt', ['explain', 'polcy/not-monotone'], 'Did you mean: policy/not-monotone?'],
  [
    'a rule of a known subject',
    ['explain', 'album/pictures'],
    'There are: album/empty, album/duplicate-rank.',
  ],
  ['no rule', ['explain'], 'explain takes the name of one rule'],
  ['a rule that nobody knows', ['explain', 'weather'], 'verandah rules lists them.'],
  ['a subject that no rule is about', ['rules', 'policey'], 'No rule is about "policey".'],
])('%s: exit 2 and what to do', (_name, args, words) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});

test('rules lists every rule by what it is about, words narrow the list', () => {
  const all = run('rules').stdout;
  expect(all).toMatch(/^Files\n {2}file\/missing {2,}A hotel has all its files\.\n/);
  expect(all.match(/^ {2}[a-z0-9]+(?:[/-]\S+)? {2,}\S/gm)?.length).toBeGreaterThan(60);
  const some = run('rules', 'seo', 'title').stdout;
  expect(some).toContain('seo/title-length');
  expect(some).not.toContain('seo/missing-page');
});

test('lists are wrapped at the width of the terminal', () => {
  const { stdout } = runWith({ env: { COLUMNS: '60' } }, 'rules');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
});
