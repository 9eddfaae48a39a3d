import { expect, test } from 'vitest';
import { applyEdits } from '#schemas/engine';
import { insertedFirst, insertedLast, memberOf, readObject, removedMember, rewritten } from './json-edits.ts';

function withFirst(text: string, written: string): string {
  const root = readObject(text);
  if (root === undefined) throw new Error('no object');
  return applyEdits(text, [insertedFirst(text, root, written)]);
}

test.each([
  ['an empty object', '{}', '{\n  "a": 1\n}'],
  ['one line', '{ "b": 2 }', '{ "a": 1, "b": 2 }'],
  ['several lines', '{\n\t"b": 2\n}', '{\n\t"a": 1,\n\t"b": 2\n}'],
  [
    'a comment stays above what it was written for',
    '{\n  // mine\n  "b": 2,\n}',
    '{\n  "a": 1,\n  // mine\n  "b": 2,\n}',
  ],
])('puts a member first: %s', (_name, before, after) => {
  expect(withFirst(before, '"a": 1')).toBe(after);
});

test('rewrites a value without touching the rest', () => {
  const text = '{\n  "name" : "old" , // why\n  "n":1}';
  const member = memberOf(readObject(text), 'name');
  if (member === undefined) throw new Error('no member');
  expect(applyEdits(text, [rewritten(member.value, 7)])).toBe('{\n  "name" : 7 , // why\n  "n":1}');
});

test.each(['', '[]', '{ "a": ', '7'])('%s is no object to change', (text) => {
  expect(readObject(text)).toBeUndefined();
});

test.each([
  ['one line', '{ "b": 2 }', '{ "b": 2, "a": 1 }'],
  ['several lines', '{\n  "b": 2\n}', '{\n  "b": 2,\n  "a": 1\n}'],
  [
    'a comment with a comma',
    '{\n  "b": 2 // two, not three\n}',
    '{\n  "b": 2, // two, not three\n  "a": 1\n}',
  ],
  ['a comma already', '{\n  "b": 2,\n}', '{\n  "b": 2,\n  "a": 1\n}'],
  ['CRLF', '{\r\n  "b": 2\r\n}', '{\r\n  "b": 2,\r\n  "a": 1\r\n}'],
])('a last member: %s', (_name, text, expected) => {
  const root = readObject(text);
  if (root === undefined) throw new Error('no object');
  expect(applyEdits(text, insertedLast(text, root, '"a": 1'))).toBe(expected);
});

test.each([
  ['the first', '{\n  "a": 1,\n  "b": 2\n}', '{\n  "b": 2\n}'],
  ['the last', '{\n  "b": 2,\n  "a": 1\n}', '{\n  "b": 2\n}'],
  [
    'the last, after a comment',
    '{\n  "b": 2, // two, not three\n  "a": 1\n}',
    '{\n  "b": 2 // two, not three\n}',
  ],
  ['the only one', '{ "a": 1 }', '{ }'],
  ['one line', '{ "b": 2, "a": 1, "c": 3 }', '{ "b": 2, "c": 3 }'],
  ['CRLF', '{\r\n  "b": 2,\r\n  "a": 1\r\n}', '{\r\n  "b": 2\r\n}'],
])('a member is removed: %s', (_name, text, expected) => {
  const root = readObject(text);
  const member = memberOf(root, 'a');
  if (root === undefined || member === undefined) throw new Error('no member');
  expect(applyEdits(text, removedMember(text, root, member))).toBe(expected);
});
