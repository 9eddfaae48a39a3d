import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each([
  'Password1!',
  'P@ssw0rd123!',
  'Welcome@2026',
  '1Qwerty!',
  'Admin@123',
  'Abcd@1234',
  'India@1947',
  'PassPass1!',
  'L0vely#11',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Marigold-7-ferry', 'passwordless!9Kochi', '7#Tr0ubadour&3', '12345678', 'ñandú-2026-Ü!'])(
  '%s is none',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
