import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';
import { answerError } from './error-handler.ts';
import { shedLoad } from './shed-load.ts';

const AT_ONCE = 8;
const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

test('whoever comes on top is asked to try again, and is answered when the others have gone', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: String(AT_ONCE) } });
  const answers = await Promise.all(Array.from({ length: 3 * AT_ONCE }, () => server.guest().get(SEARCH)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(AT_ONCE / 2);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(headers['retry-after']).toBe('2');
  }
  await expect.poll(async () => (await server.guest().get(SEARCH)).status).toBe(200);
});

test('whoever has a quote still books when those who only arrive are refused', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: '4' } });
  const guest = server.guest();
  const { id } = await guest.quote();
  const searches = Array.from({ length: 6 }, () => server.guest().get(SEARCH));
  const booked = guest.book(id);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect((await booked).status).toBe(201);
});

test('health and readiness are told however many others are answered', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: '1' } });
  const searches = Array.from({ length: 5 }, () => server.guest().get(SEARCH));
  const ready = Array.from({ length: 5 }, () => server.guest().get('/api/v1/ready'));
  expect((await Promise.all(ready)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test('requests that lie ready begin in one turn after the other, so that connections are taken in between', async () => {
  const { app, ask } = startBusyServer();
  let turn = 0;
  const begunIn = new Set<number>();
  const count = (): void => {
    turn += 1;
    if (begunIn.size < 4) setImmediate(count);
  };
  app.get('/busy', () => {
    begunIn.add(turn);
    return 'done';
  });
  await app.ready();
  count();
  expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual([200, 200, 200, 200]);
  // The first begins at once, in whatever turn it comes.
  expect(begunIn.size).toBeGreaterThanOrEqual(3);
});

test('whoever never finishes a request takes nobody’s place', async () => {
  const { app, ask } = startBusyServer();
  let begun = 0;
  app.addHook('onRequest', async () => {
    begun += 1;
  });
  app.post('/slow', () => 'done');
  app.get('/busy', () => 'done');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const slow = Array.from({ length: 2 * AT_ONCE }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    );
    return socket;
  });
  await expect.poll(() => begun).toBe(2 * AT_ONCE);
  expect(await ask()).toBe(200);
  for (const socket of slow) socket.destroy();
});

function startBusyServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
  shedLoad(app, AT_ONCE, () => false);
  return { app, ask: async (): Promise<number> => (await app.inject('/busy')).statusCode };
}
