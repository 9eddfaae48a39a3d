import { expect, test } from 'vitest';
import { DomainError } from '#domain/refusal';
import { startTestServer } from '../../test-support/test-server.ts';
import { answerOnce, type OnceKey, getOrSet } from './answer-once.ts';

const ONCE: OnceKey = { scope: 'guest', key: 'a-key', request: ['confirmBooking', 'booking-1'] };
const ANSWER = { status: 200, body: { state: 'SUCCESSFUL' } };

async function refuse(): Promise<never> {
  throw new DomainError('STATE_CONFLICT');
}

test('a request refused because an identical one finished meanwhile gets that one’s answer', async () => {
  const { context } = await startTestServer();
  const answer = await getOrSet(context, ONCE, async () => {
    await answerOnce(context, ONCE, async () => ANSWER);
    return refuse();
  });
  expect(answer).toEqual(ANSWER);
});

test('Requests that change data: a refusal without an identical request stays, and the key can be used again', async () => {
  const { context } = await startTestServer();
  await expect(getOrSet(context, ONCE, refuse)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  expect(await getOrSet(context, ONCE, () => answerOnce(context, ONCE, async () => ANSWER))).toEqual(ANSWER);
});

test('Requests that change data: a stored answer is not calculated again', async () => {
  const { context } = await startTestServer();
  await answerOnce(context, ONCE, async () => ANSWER);
  expect(await getOrSet(context, ONCE, refuse)).toEqual(ANSWER);
  const other = { ...ONCE, request: ['confirmBooking', 'booking-2'] };
  await expect(getOrSet(context, other, refuse)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});
