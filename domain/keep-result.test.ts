import { expect, test } from 'vitest';
import { keepResult, keptIn } from './keep-result.ts';

/** Fails at first, then counts how often it was done. */
function failingOnce(): () => Promise<number> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
    return tries;
  };
}

test('a result is kept, a failure is not', async () => {
  const read = keepResult(failingOnce());
  await expect(read()).rejects.toThrow('not now');
  expect([await read(), await read()]).toEqual([2, 2]);
});

test('who asks meanwhile gets the same result, and the same failure', async () => {
  const read = keepResult(failingOnce());
  const asked = await Promise.allSettled([read(), read()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('each key has a result of its own', async () => {
  const kept = new Map<string, Promise<number>>();
  const read = failingOnce();
  await expect(keptIn(kept, 'a', read)).rejects.toThrow('not now');
  expect([
    await keptIn(kept, 'b', read),
    await keptIn(kept, 'a', read),
    await keptIn(kept, 'b', read),
  ]).toEqual([2, 3, 2]);
});
