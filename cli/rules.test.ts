import { expect, test } from 'vitest';
import { RULE_CODES } from '#schemas/checks';
import { createWorkplace } from './test-command.ts';

const { runHere, runHereWith } = createWorkplace('');

test('explain says what a rule asks for, why, what to do, and shows the checker at work', async () => {
  const { status, stdout } = await runHere('explain', 'policy/not-monotone');
  expect(status).toBe(0);
  expect(stdout).toContain('policy/not-monotone  error\n\n  Cancelling later is never cheaper.\n\n  Why: ');
  expect(stdout).toContain('What to do: Raise the later penalty');
  expect(stdout).toMatch(
    /Example:\n\n {2}policies\/flexible\.json:\d+:\d+ {2}error {2}policy\/not-monotone\n/,
  );
  expect(stdout).toContain('-- but only 30 %');
});

test('explain shows an example of bytes that are no text, too', async () => {
  const { status, stdout } = await runHere('explain', 'file/encoding');
  expect(status).toBe(0);
  expect(stdout).toContain('The file is not UTF-8; it looks like Windows-1252 or Latin-1.');
});

test.each([
  ['a rule that was misspelt', ['explain', 'polcy/not-monotone'], 'Did you mean: policy/not-monotone?'],
  [
    'a rule of a known subject',
    ['explain', 'album/pictures'],
    'There are: album/duplicate-rank, album/empty.',
  ],
  ['no rule', ['explain'], 'explain takes the name of one rule'],
  ['a rule that nobody knows', ['explain', 'weather'], 'verandah rules lists them.'],
  ['a subject that no rule is about', ['rules', 'policey'], 'No rule is about "policey".'],
])('%s: exit 2 and what to do', async (_name, args, words) => {
  const { status, stdout, stderr } = await runHere(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});

test('rules lists every rule once, by what it is about; words narrow the list', async () => {
  const all = (await runHere('rules')).stdout;
  expect(all).toMatch(/^Files\n {2}file\/empty {2,}A file is not empty\.\n/);
  const listed = [...all.matchAll(/^ {2}([a-z0-9]+(?:[/-]\S+)?) {2,}\S/gm)].map(([, code]) => code);
  expect(listed).toHaveLength(RULE_CODES.length);
  expect(new Set(listed)).toEqual(new Set(RULE_CODES));
  const some = (await runHere('rules', 'seo', 'title')).stdout;
  expect(some).toContain('seo/title-length');
  expect(some).not.toContain('seo/missing-page');
});

test('lists are wrapped at the width of the terminal', async () => {
  const { stdout } = await runHereWith({ env: { COLUMNS: '60' } }, 'rules');
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
});
