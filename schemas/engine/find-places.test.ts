import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';
import { parseJson } from './json/parse.ts';
import { treeLocator } from './locate.ts';
import type { ValuePath } from './diagnostic.ts';

const value = {
  'a "quoted" key': ['x', { deep: [[], {}, -1.5e3, true, null] }],
  '\\': { 'é🏡': 'C:\\', '': [1, 2, 3] },
  last: { empty: {}, list: [[['far down']]] },
};

/** Every path of the value, and some that do not exist. */
function pathsOf(inner: unknown, path: ValuePath): ValuePath[] {
  if (typeof inner !== 'object' || inner === null) return [path, [...path, 'nowhere']];
  const steps = Array.isArray(inner) ? inner.map((_, at) => at) : Object.keys(inner);
  const below = steps.flatMap((step) => pathsOf(Reflect.get(inner, step), [...path, step]));
  return [path, [...path, Array.isArray(inner) ? 99 : 'nowhere'], ...below];
}

test.each([0, 2, '\t', '\r\n '])(
  'finds every value where the syntax tree has it, indented by %j',
  (indent) => {
    const text = JSON.stringify(value, null, indent);
    const { root } = parseJson(text, { isRelaxed: false });
    if (root === undefined) throw new Error('not read');
    const paths = pathsOf(value, []);
    expect(paths.length).toBeGreaterThan(40);
    const [quick, careful] = [findPlaces(text, paths), treeLocator(root)];
    expect(paths.map(quick)).toEqual(paths.map(careful));
  },
);

test('a path that nobody asked for is answered by the deepest one on its way', () => {
  const locate = findPlaces('{"a": {"b": 1}}', [['a']]);
  expect(locate(['a', 'b'])).toEqual({ start: 6, end: 14, isContainer: true, key: { start: 1, end: 4 } });
  expect(locate([])).toEqual({ start: 0, end: 15, isContainer: true });
});
