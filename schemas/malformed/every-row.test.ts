import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROWS } from './rows.ts';

const LAST_ROW = 101;
const root = `${import.meta.dirname}/../..`;
const cases = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) =>
    readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
      .split(/^ {2}\{\n {4}row: /m)
      .slice(1),
  );

/** Whether a test of the row names this code and the place where it is said. */
const isHeld = (row: number, code: string): boolean =>
  cases.some(
    (text) =>
      text.startsWith(`${row},\n`) && new RegExp(`code: '${code}',[^}]*place: '[^']+:\\d+:\\d+'`).test(text),
  );

test('the list has every row of the table, in its order', () => {
  expect(ROWS.map(({ row }) => row)).toEqual(Array.from({ length: LAST_ROW }, (_, at) => at + 1));
});

test('no test speaks of a row that is not there', () => {
  const rows = ROWS.flatMap((row) => ('codes' in row ? [row.row] : []));
  expect(cases.map((text) => Number.parseInt(text, 10)).filter((row) => !rows.includes(row))).toEqual([]);
});

test.each(ROWS)('row $row, $input: every code is said at its place in a test', (row) => {
  const missing = 'codes' in row ? row.codes.filter((code) => !isHeld(row.row, code)) : [];
  expect(missing).toEqual([]);
  const named = 'test' in row ? readFileSync(`${root}/${row.test}`, 'utf8').includes(row.named) : true;
  expect(named).toBe(true);
});
