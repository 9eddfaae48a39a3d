import { expect, test } from 'vitest';
import { systemRandom } from '../platform/random.ts';
import { codeAt } from '../test-support/authenticator.ts';
import { hashOfRecoveryCode, newRecoveryCodes, newSecondFactor, stepOf } from './second-factor.ts';

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SECOND_MS = 1000;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code of RFC 6238 is %s', (second, code) => {
  const step = Math.floor(second / 30);
  expect(stepOf(RFC_SECRET, code, new Date(second * SECOND_MS))).toEqual({ step, latest: step + 1 });
});

test.each([
  ['90 seconds early', -90, false],
  ['half a minute early', -30, true],
  ['on time', 0, true],
  ['half a minute late', 30, true],
  ['a minute late', 60, false],
])('a phone whose clock is %s: %i s, accepted: %s', (_case, offsetS, isRight) => {
  const now = new Date('2026-11-20T18:45:00.000Z');
  const code = codeAt(RFC_SECRET, new Date(now.getTime() + offsetS * SECOND_MS));
  expect(stepOf(RFC_SECRET, code, now) !== undefined).toBe(isRight);
});

test.each(['287 082', ' 287082 ', '２８７０８２', '287-082'])('the code may be typed as %j', (typed) => {
  expect(stepOf(RFC_SECRET, typed, new Date(59 * SECOND_MS))).toMatchObject({ step: 1 });
});

test.each(['', '28708', '2870822', 'ééé082', 'abcdef', '287082\u0000'])('%j is no code', (typed) => {
  expect(stepOf(RFC_SECRET, typed, new Date(59 * SECOND_MS))).toBeUndefined();
});

test('a secret has 160 random bits, and its address names the hotel and the member', () => {
  const of = { issuer: 'The Kesar: Udaipur', email: 'asha@example.com' };
  const [one, other] = [newSecondFactor(systemRandom, of), newSecondFactor(systemRandom, of)];
  expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(one.secret).not.toBe(other.secret);
  const { protocol, host, pathname, searchParams } = new URL(one.uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/The Kesar  Udaipur:asha@example.com',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'The Kesar  Udaipur',
    secret: one.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('ten recovery codes differ, and are known in whichever way they are typed', () => {
  const codes = newRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  const [code = ''] = codes;
  for (const typed of [code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')}\n`])
    expect(hashOfRecoveryCode(typed)).toBe(hashOfRecoveryCode(code));
  expect(hashOfRecoveryCode(code)).not.toContain(code.slice(0, 4));
});
