import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const PASSWORD = 'Marigold-7-ferry';

test('a password is stored as argon2id of 19 MiB and two passes, each time with another salt', async () => {
  const passwords = createPasswords();
  const [first, second] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test('accepts only the right password, and none without an account', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(PASSWORD);
  expect(await passwords.verify(stored, PASSWORD)).toBe(true);
  expect(await passwords.verify(stored, 'Marigold-7-Ferry')).toBe(false);
  expect(await passwords.verify(undefined, PASSWORD)).toBe(false);
});

test('refuses a caller when a hundred wait already', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const many = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.hash(PASSWORD)));
  const refused = many.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
