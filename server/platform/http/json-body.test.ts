import { expect, test } from 'vitest';
import { fieldTwice } from './json-body.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{"a":{"b":1},"c":[{"b":1},{"b":2}]}', undefined],
  ['{"a":[{"b":1,"b":2}]}', 'b'],
  ['{"a":"a","b":"a\\":\\"a"}', undefined],
  ['["a","a"]', undefined],
  ['{"a" \n : 1, "b": "a" }', undefined],
  ['"a"', undefined],
  ['', undefined],
])('%s has a field twice: %j', (json, expected) => {
  expect(fieldTwice(json)).toBe(expected);
});
