import { expect, test } from 'vitest';
import { hasFieldTwice } from './json-body.ts';

test.each([
  ['{"a":1,"a":2}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['{"a":{"b":1},"c":[{"b":1},{"b":2}]}', false],
  ['{"a":[{"b":1,"b":2}]}', true],
  ['{"a":"a","b":"a\\":\\"a"}', false],
  ['["a","a"]', false],
  ['{"a" \n : 1, "b": "a" }', false],
  ['"a"', false],
  ['', false],
])('%s has a field twice: %s', (json, expected) => {
  expect(hasFieldTwice(json)).toBe(expected);
});
