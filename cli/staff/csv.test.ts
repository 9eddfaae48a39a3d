import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('has the names first and a line per row', () => {
  expect(toCsv(['reference', 'rooms'], [{ reference: '7K3M-Q2XD', rooms: 2 }])).toBe(
    '\u{FEFF}reference,rooms\r\n7K3M-Q2XD,2',
  );
});

test('has its names where there are no rows', () => {
  expect(toCsv(['reference', 'rooms'], [])).toBe('\u{FEFF}reference,rooms');
});

test.each([
  ['O"Brien, Meera', '"O""Brien, Meera"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  ['+919812345678', "'+919812345678"],
  ['-1', '-1'],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
])('%j is a text and no formula', (text, written) => {
  expect(toCsv(['text'], [{ text }])).toBe(`\u{FEFF}text\r\n${written}`);
});

test('numbers stay numbers', () => {
  expect(toCsv(['minor', 'main'], [{ minor: -5, main: '-0.30' }])).toBe('\u{FEFF}minor,main\r\n-5,-0.30');
});
