import { describe, expect, test } from 'vitest';
import { DomainError, REFUSAL_CODES } from '#domain/refusal';
import type { Refusal, ValidationRefusal } from '#schemas/api-types';
import { newKey, PLAIN_QUOTE, PLAIN_ROOM } from '../../test-support/guest.ts';
import { publishRelease } from '../../test-support/publish-release.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { createTexts, PRODUCT_TEXTS } from '../texts.ts';
import { refusalAnswer } from './refusal-answer.ts';

const QUOTES = '/api/v1/quotes';
/** No room of the hotel has a bed for another child. */
const TOO_MANY = { ...PLAIN_QUOTE, rooms: [{ ...PLAIN_ROOM, childAges: [7] }] };

/** A server with the operator's own texts. */
async function startReworded(texts: object): Promise<TestServer> {
  const server = await startTestServer();
  const { releaseId: parentId } = smallHotel();
  await publishRelease(server.context, { ...smallHotel(), releaseId: 'reworded' }, { texts, parentId });
  await server.context.release.refresh();
  return server;
}

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
    expect(refusalAnswer(new DomainError(code), PRODUCT_TEXTS).status).toBe(status);
  });

  test.each([
    ['ROOM_UNAVAILABLE', 'No bookings are left for this room on the selected dates'],
    ['HOLD_LIMIT', 'Booking limit exceeded'],
    ['INTERNAL', 'Unknown error occurred, try again some time later'],
  ] as const)('%s has the words of the specification', (code, message) => {
    expect(refusalAnswer(new DomainError(code), PRODUCT_TEXTS).body).toEqual({ code, message });
  });

  test('are told at their field with 422, and with their details elsewhere', () => {
    expect(refusalAnswer(new DomainError('OTP_INVALID', { attemptsLeft: 4 }), PRODUCT_TEXTS).body).toEqual({
      code: 'OTP_INVALID',
      messages: [{ field: 'otp', message: 'Invalid Otp' }],
    });
    expect(refusalAnswer(new DomainError('HOLD_LIMIT', { limit: 3 }), PRODUCT_TEXTS).body).toMatchObject({
      details: { limit: 3 },
    });
  });

  test.each(REFUSAL_CODES)('%s has a sentence of its own', (code) => {
    const key = `refusals.${code}`;
    expect(PRODUCT_TEXTS(key)).not.toBe(key);
  });

  test('show their details where the sentence has a blank for them', () => {
    const text = createTexts(
      [{ language: 'en', texts: { refusals: { HOLD_LIMIT: 'You hold {{limit}} rooms already' } } }],
      'IN',
    );
    const { body } = refusalAnswer(new DomainError('HOLD_LIMIT', { limit: 3 }), text);
    expect(body).toMatchObject({ message: 'You hold 3 rooms already' });
  });
});

describe('the words of an answer', () => {
  test('are those that the operator has published', async () => {
    const { guest } = await startReworded({
      refusals: { ROOM_UNAVAILABLE: 'This room is taken on these nights; do call us' },
    });
    const { status, body } = await guest().post<Refusal>(QUOTES, TOO_MANY);
    expect([status, body]).toMatchObject([
      409,
      { code: 'ROOM_UNAVAILABLE', message: 'This room is taken on these nights; do call us' },
    ]);
  });

  test('are also the operator’s for a field and its name', async () => {
    const { guest } = await startReworded({
      validation: { invalid: 'Please correct: {{field}}' },
      fields: { email: 'e-mail address' },
    });
    const find = { reference: 'AAAA-AAAA', email: 'nobody' };
    const { body } = await guest().post<ValidationRefusal>('/api/v1/bookings/find', find, {
      'idempotency-key': newKey(),
    });
    expect(body.messages).toEqual([{ field: 'email', message: 'Please correct: e-mail address' }]);
  });

  test('are the product’s own where the release has none', async () => {
    const { guest } = await startReworded({});
    const { body } = await guest().post<Refusal>(QUOTES, TOO_MANY);
    expect(body.message).toBe('No bookings are left for this room on the selected dates');
  });

  test('are the product’s own before anything is published', async () => {
    const server = await startTestServer();
    await server.context.db.deleteFrom('current_release').execute();
    await server.restart();
    const { status, body } = await server.guest().post<Refusal>(QUOTES, PLAIN_QUOTE);
    expect([status, body]).toEqual([
      503,
      { code: 'UNAVAILABLE', message: 'The service is not available right now. Please try again shortly' },
    ]);
  });

  test('repeat what was sent as it was sent', async () => {
    const { guest } = await startTestServer();
    const field = '{{limit}} $t(nav.home) <b>';
    const { body } = await guest().post<ValidationRefusal>(QUOTES, { ...PLAIN_QUOTE, [field]: 1 });
    expect(body.messages).toEqual([{ field, message: `${field} is not a known field` }]);
  });
});
