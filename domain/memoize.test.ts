import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes once, and again when the cache is full', () => {
  const asked: string[] = [];
  const length = memoize((question) => asked.push(question), 2);
  length('one');
  length('one');
  length('two');
  length('three');
  length('one');
  expect(asked).toEqual(['one', 'two', 'three', 'one']);
});
