import { describe, expect, test } from 'vitest';
import { DomainError, isRefusalCode, REFUSALS } from './refusal.ts';

describe('Typed refusals: they', () => {
  test.each([
    ['BAD_REQUEST', 400],
    ['NOT_SIGNED_IN', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['ROOM_UNAVAILABLE', 409],
    ['STATE_CONFLICT', 409],
    ['QUOTE_EXPIRED', 410],
    ['HOLD_EXPIRED', 410],
    ['CANCELLATION_QUOTE_EXPIRED', 410],
    ['LINK_EXPIRED', 410],
    ['VALIDATION', 422],
    ['PROMO_UNKNOWN', 422],
    ['PROMO_EXPIRED', 422],
    ['PROMO_NOT_APPLICABLE', 422],
    ['IDEMPOTENCY_MISMATCH', 422],
    ['OTP_INVALID', 422],
    ['HOLD_LIMIT', 429],
    ['OTP_TOO_SOON', 429],
    ['TOO_MANY_REQUESTS', 429],
    ['UNAVAILABLE', 503],
  ] as const)('%s is answered with %i', (code, status) => {
    expect(new DomainError(code).status).toBe(status);
  });

  test('speak in the words of the specification', () => {
    expect(REFUSALS.ROOM_UNAVAILABLE.message).toBe(
      'No bookings are left for this room on the selected dates',
    );
    expect(REFUSALS.HOLD_LIMIT.message).toBe('Booking limit exceeded');
    expect(REFUSALS.OTP_INVALID.message).toBe('Invalid Otp');
    expect(REFUSALS.INTERNAL.message).toBe('Unknown error occurred, try again some time later');
  });

  test('know their field, details and messages', () => {
    const messages = [{ field: 'otp', message: 'must contain exactly 6 characters' }];
    expect(new DomainError('OTP_INVALID', { attemptsLeft: 4 })).toMatchObject({
      field: 'otp',
      details: { attemptsLeft: 4 },
    });
    expect(new DomainError('VALIDATION', { messages }).messages).toEqual(messages);
    expect(new DomainError('NOT_FOUND')).toMatchObject({
      field: undefined,
      details: undefined,
      messages: undefined,
    });
  });

  test('are words of the list and nothing else', () => {
    expect(isRefusalCode('HOLD_LIMIT')).toBe(true);
    expect(isRefusalCode('toString')).toBe(false);
  });
});
