import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-diff-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function patched(before: string, after: string): string {
  writeFileSync(join(folder, 'a.txt'), before);
  writeFileSync(join(folder, 'change.diff'), unifiedDiff('a.txt', before, after));
  const { status, stderr } = spawnSync('git', ['apply', 'change.diff'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return readFileSync(join(folder, 'a.txt'), 'utf8');
}

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`).join('');

test('a changed line stands between the three before and the three after it', () => {
  expect(unifiedDiff('rooms/a.json', lines(0, 9), lines(0, 4) + 'new\n' + lines(5, 9))).toBe(
    `--- a/rooms/a.json\n+++ b/rooms/a.json\n@@ -2,7 +2,7 @@\n line 1\n line 2\n line 3\n-line 4\n+new\n line 5\n line 6\n line 7\n`,
  );
});

test('nothing changed is no diff', () => {
  expect(unifiedDiff('a.txt', 'same', 'same')).toBe('');
});

test.each([
  ['lines that came', lines(0, 30), lines(0, 10) + 'new\nnew\n' + lines(10, 30)],
  ['lines that went', lines(0, 30), lines(0, 5) + lines(9, 30)],
  ['changes far apart', lines(0, 60), lines(0, 5) + 'x\n' + lines(6, 50) + 'y\n' + lines(51, 60)],
  ['the first and the last line', lines(0, 9), 'x\n' + lines(1, 8) + 'y\n'],
  ['a line break that was missing at the end', 'a\nb', 'a\nb\n'],
  ['no line break at the end, before and after', 'a\nb', 'a\nc'],
  ['CRLF', 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
  ['everything', lines(0, 400), lines(500, 900)],
  ['more lines than a shortest diff is looked for in', lines(0, 2500), `${lines(5000, 7500)}end`],
  ['blank lines', 'a\n\n\n\nb\n', 'a\n\n\n\nc\n'],
])('git applies it: %s', (_name, before, after) => {
  expect(patched(before, after)).toBe(after);
});

test('git applies it, whatever changed', { timeout: 60_000 }, () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', '', '}'), { minLength: 1, maxLength: 30 })
    .map((each) => `${each.join('\n')}\n`);
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== after);
      expect(patched(before, after)).toBe(after);
    }),
    { numRuns: 40 },
  );
});
