import { describe, expect, test } from 'vitest';
import { DomainError, isRefusalCode } from './refusal.ts';

describe('Typed refusals: they', () => {
  test('are a code with its details', () => {
    expect(new DomainError('OTP_INVALID', { attemptsLeft: 4 })).toMatchObject({
      code: 'OTP_INVALID',
      details: { attemptsLeft: 4 },
    });
    expect(new DomainError('NOT_FOUND').details).toBeUndefined();
  });

  test('are words of the list and nothing else', () => {
    expect(isRefusalCode('HOLD_LIMIT')).toBe(true);
    expect(isRefusalCode('toString')).toBe(false);
  });
});
