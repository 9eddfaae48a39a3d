import { expect, test } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';

/** Guests' devices take the time from the header, so it must be the clock that holds and codes end by. */
test.each([
  ['an answer', '/api/v1/auth/session', 200],
  ['an answer that may be kept', '/api/v1/availability/lowest', 200],
  ['a refusal', '/api/v1/bookings/0123456789abcdefghjkmnpqrs', 404],
  ['a refused query', '/api/v1/availability?location=nowhere', 422],
  ['an unknown address', '/api/v1/nothing', 404],
])('the date of %s is of the server’s clock', async (_kind, url, status) => {
  const server = await startTestServer();
  server.clock.forward({ seconds: 3 * 86_400 });
  const answer = await server.guest().get(url);
  expect(answer.status).toBe(status);
  const date = Date.parse(String(answer.headers['date']));
  const behindMs = server.clock.now().getTime() - date;
  expect(behindMs).toBeGreaterThanOrEqual(0);
  expect(behindMs).toBeLessThan(1000);
});
