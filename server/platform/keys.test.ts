import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';
import { systemRandom } from './random.ts';

const OLD = 'the old secret of a server';
const NEW = 'the new secret of a server';
const keysOf = (...secrets: [string, ...string[]]) => createKeys(secrets, systemRandom);

test('a text sealed with the old secret opens only while both are accepted', () => {
  const sealed = keysOf(OLD).seal('a mail');
  expect(keysOf(NEW, OLD).open(sealed)).toBe('a mail');
  expect(() => keysOf(NEW).open(sealed)).toThrow('unable to authenticate');
});

test('new values use only the new secret', () => {
  const both = keysOf(NEW, OLD);
  expect(keysOf(NEW).open(both.seal('a mail'))).toBe('a mail');
  expect(() => keysOf(OLD).open(both.seal('a mail'))).toThrow('unable to authenticate');
  expect(both.keyedHash('email', 'a@b.example')).toBe(keysOf(NEW).keyedHash('email', 'a@b.example'));
});

test('a server that has not got the new secret yet accepts it as its second one', () => {
  const prepared = keysOf(OLD, NEW);
  expect(prepared.open(keysOf(NEW, OLD).seal('a mail'))).toBe('a mail');
  const hash = keysOf(NEW, OLD).keyedHash('gateway', 'news');
  expect(prepared.isKeyedHash('gateway', 'news', hash)).toBe(true);
});

test('a hash of the old secret fits its value and purpose, and nothing else', () => {
  const hash = keysOf(OLD).keyedHash('gateway', 'news');
  const both = keysOf(NEW, OLD);
  expect(both.keyedHashes('gateway', 'news')).toEqual([keysOf(NEW).keyedHash('gateway', 'news'), hash]);
  expect(both.isKeyedHash('gateway', 'news', hash)).toBe(true);
  expect(both.isKeyedHash('gateway', 'other news', hash)).toBe(false);
  expect(both.isKeyedHash('guest', 'news', hash)).toBe(false);
  expect(both.isKeyedHash('gateway', 'news', '')).toBe(false);
  expect(keysOf(NEW).isKeyedHash('gateway', 'news', hash)).toBe(false);
});
