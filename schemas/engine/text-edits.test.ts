import { expect, test } from 'vitest';
import { parseJson } from './json/parse.ts';
import { treeLocator } from './locate.ts';
import { lineRemoval, unwrapping } from './text-edits.ts';
import type { TextEdit } from '../generated/types.ts';

function apply(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (changed, { offset, length, text: put }) =>
        changed.slice(0, offset) + put + changed.slice(offset + length),
      text,
    );
}

function locatorOf(text: string) {
  const { root } = parseJson(text, { isRelaxed: true });
  if (root === undefined) throw new Error('not read');
  return treeLocator(root);
}

test.each([
  ['in the middle', '{\n  "a": 1,\n  "b": null,\n  "c": 3\n}', '{\n  "a": 1,\n  "c": 3\n}'],
  ['at the end', '{\n  "a": 1,\n  "b": null\n}', '{\n  "a": 1\n}'],
  ['alone', '{\n  "b": null\n}', '{\n}'],
  ['on one line', '{"a": 1, "b": null, "c": 3}', '{"a": 1,  "c": 3}'],
  ['at the end of one line', '{"a": 1, "b": null}', '{"a": 1 }'],
  ['with Windows line ends', '{\r\n  "b": null,\r\n  "c": 3\r\n}', '{\r\n  "c": 3\r\n}'],
  ['beside a comment', '{\n  "b": null, // none\n  "c": 3\n}', '{\n   // none\n  "c": 3\n}'],
])('takes away a line %s', (_where, text, left) => {
  expect(apply(text, lineRemoval(text, locatorOf(text)(['b'])))).toBe(left);
});

test.each([
  ['{"album": {"id": "x"}}', '{"id": "x"}'],
  ['{\n  "album": {\n    "id": "x"\n  },\n}', '\n  {\n    "id": "x"\n  }\n'],
])('takes an outer level away', (text, left) => {
  const locate = locatorOf(text);
  expect(apply(text, unwrapping(text, locate([]), locate(['album'])))).toBe(left);
});
