import { expect, test } from 'vitest';
import { createKeys } from '../../platform/keys.ts';
import { newCode, type Random, systemRandom } from '../../platform/random.ts';
import { CODE_RULES, isCode, isLinkToken, makeCode } from './code.ts';

const context = { keys: createKeys(['one secret of a server'], systemRandom), random: systemRandom };

/** Random numbers that are the wanted one. */
const always = (number: number): Random => ({ ...systemRandom, below: () => number });

async function stored(scope: string) {
  const { code, salt, hash } = await makeCode(context, { scope, form: 'DIGITS' });
  return { code, row: { salt, code_hash: hash } };
}

test('limits the chance of guessing a code to fifty in a million a day', () => {
  expect(CODE_RULES).toEqual({
    lifeMs: 300_000,
    attempts: 5,
    resendAfterMs: 60_000,
    perHour: 5,
    perDay: 10,
    perDayOfAddress: 60,
    guessesPerDay: 50,
  });
  expect(CODE_RULES.guessesPerDay / 1_000_000).toBeLessThanOrEqual(5e-5);
});

test('a code has six digits, leading zeros included', () => {
  expect([newCode(always(0)), newCode(always(42)), newCode(always(999_999))]).toEqual([
    '000000',
    '000042',
    '999999',
  ]);
  const digits = Array.from({ length: 2000 }, () => newCode(systemRandom)).join('');
  for (const digit of '0123456789') {
    const share = digits.split(digit).length - 1;
    // Six standard deviations on either side of 1,200: chance does not go there.
    expect([digit, Math.abs(share - 1200) < 200]).toEqual([digit, true]);
  }
});

test('a code is valid for its own scope only', async () => {
  const { code, row } = await stored('booking:1');
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await isCode(context, row, { scope: 'booking:1', code })).toBe(true);
  expect(await isCode(context, row, { scope: 'booking:1', code: other })).toBe(false);
  expect(await isCode(context, row, { scope: 'booking:2', code })).toBe(false);
  expect(await isCode(context, row, { scope: 'booking:1', code: '' })).toBe(false);
});

test('the stored hash is salted and useless without the server’s secret', async () => {
  const same = { ...context, random: { ...systemRandom, below: () => 123_456 } };
  const [one, two] = await Promise.all([
    makeCode(same, { scope: 'booking:1', form: 'DIGITS' }),
    makeCode(same, { scope: 'booking:1', form: 'DIGITS' }),
  ]);
  expect([one.code, two.code]).toEqual(['123456', '123456']);
  expect(one.salt).not.toBe(two.salt);
  expect(one.hash).not.toBe(two.hash);
  expect(Buffer.from(one.salt, 'base64url')).toHaveLength(16);
  expect(Buffer.from(one.hash, 'base64url')).toHaveLength(32);
  const elsewhere = { keys: createKeys(['another secret of a server'], systemRandom) };
  const row = { salt: one.salt, code_hash: one.hash };
  expect(await isCode(elsewhere, row, { scope: 'booking:1', code: '123456' })).toBe(false);
});

test.each([
  ['six digits', '123456', false],
  ['a token of a mailed link', 'aZ09-_aZ09-_aZ09-_aZ09', true],
  ['a token with a character too many', 'aZ09-_aZ09-_aZ09-_aZ090', false],
])('tells %s from a mailed link', (_case, typed, isLink) => {
  expect(isLinkToken(typed)).toBe(isLink);
});

test('a mail with a link carries a token instead of six digits, valid for its own scope only', async () => {
  const { form, code, salt, hash } = await makeCode(context, { scope: 'booking:1', form: 'LINK' });
  const row = { salt, code_hash: hash };
  expect(form).toBe('LINK');
  expect(isLinkToken(code)).toBe(true);
  expect(await isCode(context, row, { scope: 'booking:1', code })).toBe(true);
  expect(await isCode(context, row, { scope: 'booking:2', code })).toBe(false);
});
