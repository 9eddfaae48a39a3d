import { expect, test } from 'vitest';
import { columnsOf } from './printable.ts';
import { twoColumns, wrap } from './wrap.ts';

test('breaks between words, and never inside one', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('https://a-very-long-address.example here', 10)).toEqual([
    'https://a-very-long-address.example',
    'here',
  ]);
  expect(wrap('', 10)).toEqual([]);
});

test('counts the columns that letters take, not the letters', () => {
  expect(columnsOf('日本 🏝 é')).toBe(9);
  expect(wrap('日本 日本 日本', 9)).toEqual(['日本 日本', '日本']);
});

test('two columns stand side by side, and one under the other where there is no room', () => {
  const rows = [['name', 'the words that say what it is and go on for a while']] as const;
  expect(twoColumns(rows, 50)).toEqual([
    '  name   the words that say what it is and go on',
    '         for a while',
  ]);
  expect(twoColumns([['a-rather-long-name', 'what it is']], 40)).toEqual([
    '  a-rather-long-name',
    '      what it is',
  ]);
});
