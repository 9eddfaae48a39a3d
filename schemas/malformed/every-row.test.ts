import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LAST_ROW = 88;
/** Rows of YAML wait for its reader; an empty folder and two publishers are tested where commands are. */
const ELSEWHERE = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 62, 88];

test('every row of the table of malformed content is a test', () => {
  const texts = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
  const rows = texts.flatMap((text) =>
    [...text.matchAll(/^ {4}row: (\d+),$/gm)].map((match) => Number(match[1])),
  );
  const wanted = Array.from({ length: LAST_ROW }, (_, at) => at + 1).filter(
    (row) => !ELSEWHERE.includes(row),
  );
  expect([...new Set(rows)].sort((a, b) => a - b)).toEqual(wanted);
});
