import { expect, test } from 'vitest';
import { releasesBefore } from './activations.ts';

const publish = (releaseId: string) => ({ kind: 'PUBLISH', releaseId }) as const;
const rollback = (releaseId: string) => ({ kind: 'ROLLBACK', releaseId }) as const;

test.each([
  ['nothing was published', [], []],
  ['the first release', [publish('a')], []],
  ['one after the other', [publish('a'), publish('b'), publish('c')], ['b', 'a']],
  ['after a rollback', [publish('a'), publish('b'), publish('c'), rollback('b')], ['a']],
  ['after two', [publish('a'), publish('b'), publish('c'), rollback('b'), rollback('a')], []],
  ['forward again', [publish('a'), publish('b'), rollback('a'), rollback('b')], ['a']],
  ['published once more after a rollback', [publish('a'), publish('b'), rollback('a'), publish('c')], ['a']],
  ['the first content published again', [publish('a'), publish('b'), publish('a')], ['b', 'a']],
  ['the same twice', [publish('a'), publish('b'), publish('b')], ['a']],
])('%s: what rollbacks go back through', (_case, history, before) => {
  expect(releasesBefore(history)).toEqual(before);
});
