import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';
import { answerError } from './error-handler.ts';
import { shedLoad } from './shed-load.ts';

const AT_ONCE = 5;
const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

test('whoever comes on top is asked to try again, and is answered when the others have gone', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: String(AT_ONCE) } });
  const answers = await Promise.all(Array.from({ length: 3 * AT_ONCE }, () => server.guest().get(SEARCH)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(AT_ONCE);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(headers['retry-after']).toBe('2');
  }
  await expect.poll(async () => (await server.guest().get(SEARCH)).status).toBe(200);
});

test('health and readiness are told however many others are answered', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: '1' } });
  const searches = Array.from({ length: 5 }, () => server.guest().get(SEARCH));
  const ready = Array.from({ length: 5 }, () => server.guest().get('/api/v1/ready'));
  expect((await Promise.all(ready)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test('of what lies ready at a time as much is answered as can be in less than half a second', async () => {
  let nowMs = 0;
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
  shedLoad(app, 16, () => nowMs);
  // Nothing that is waited for: the process looks at nothing else meanwhile.
  app.get('/busy', () => {
    nowMs += 300;
    return 'done';
  });
  await app.ready();
  const ask = async (): Promise<number> => (await app.inject('/busy')).statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 503, 503]);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(await ask()).toBe(200);
});

test('a third of them waits as long as it takes; when the first has waited a second, nobody joins the queue', async () => {
  let nowMs = 0;
  const opened = Promise.withResolvers<void>();
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply));
  shedLoad(app, 6, () => nowMs);
  let begun = 0;
  app.get('/slow', async () => {
    begun += 1;
    await opened.promise;
    return 'done';
  });
  const ask = async (): Promise<number> => (await app.inject('/slow')).statusCode;
  const first = [ask(), ask()];
  await expect.poll(() => begun).toBe(2);
  nowMs = 900;
  const third = ask();
  await expect.poll(() => begun).toBe(3);
  nowMs = 1100;
  expect(await ask()).toBe(503);
  opened.resolve();
  expect(await Promise.all([...first, third])).toEqual([200, 200, 200]);
  expect(await ask()).toBe(200);
});
