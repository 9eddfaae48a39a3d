import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { newToken, systemRandom } from '../random.ts';
import type { TestGuest } from '../../test-support/guest.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { answerErrors } from './error-handler.ts';
import { createSlots } from './slots.ts';
import { shedLoad } from './shed-load.ts';

const AT_ONCE = 8;
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const COOKIE = 'verandah_guest';
const SEARCH = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';

/** The proxy's header with the guest's address. */
const from = (network: number) => ({ 'x-forwarded-for': `10.0.0.${network}` });

test('a request above the limit is refused, and answered once the others have ended', async () => {
  const server = await startTestServer({ env: { ...BEHIND_PROXY, REQUESTS_AT_ONCE: String(AT_ONCE) } });
  const come = Array.from({ length: 3 * AT_ONCE }, (_, index) => server.guest().get(SEARCH, from(index)));
  const answers = await Promise.all(come);
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

test('a guest with a quote still books when new guests are refused', async () => {
  const server = await startTestServer({ env: { ...BEHIND_PROXY, REQUESTS_AT_ONCE: '4' } });
  const guest = server.guest();
  const { id } = await guest.quote();
  const searches = Array.from({ length: 6 }, (_, index) => server.guest().get(SEARCH, from(index)));
  const booked = guest.book(id);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect((await booked).status).toBe(201);
});

test('health and readiness are answered under any load', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: '1' } });
  const searches = Array.from({ length: 5 }, () => server.guest().get(SEARCH));
  const ready = Array.from({ length: 5 }, () => server.guest().get('/api/v1/ready'));
  expect((await Promise.all(ready)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test.each(['invented', 'the same invented'])(
  'a guest who has a quote is served beside a flood of %s cookies',
  async (kind) => {
    const env = { ...BEHIND_PROXY, LOG_LEVEL: 'error', REQUESTS_AT_ONCE: String(AT_ONCE) };
    const server = await startTestServer({ env });
    const guest = server.guest();
    await guest.quote();
    const flood = startFlood(server, () => (kind === 'invented' ? newToken(systemRandom) : 'A'.repeat(43)));
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a guest does one thing after the other
      statuses.push((await guest.get(SEARCH, from(200))).status);
    }
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await flood.end()).toContain(503);
  },
);

test('a cookie of before they were signed still opens what was booked with it', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  const unsigned = newToken(systemRandom);
  guest.cookies.set(COOKIE, unsigned);
  const { body: booking } = await guest.book((await guest.quote()).id);
  expect((await guest.get(`/api/v1/bookings/${booking.id}`)).status).toBe(200);
  expect(guest.cookies.get(COOKIE)).toBe(unsigned);
});

test('requests of one network that are too many are noted once a minute, without its address', async () => {
  const server = await startTestServer({ env: { REQUESTS_AT_ONCE: String(AT_ONCE) } });
  const crowd = async (): Promise<void> => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => server.guest().get(SEARCH)));
  };
  const warnings = () => server.logs.filter((line) => line.includes('TRUSTED_PROXIES'));
  await crowd();
  await crowd();
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain('127.0.0.1');
  server.clock.forward({ minutes: 1 });
  await crowd();
  expect(warnings()).toHaveLength(2);
});

test('one network has a quarter of the places at most, and the others have theirs beside it', async () => {
  const shared = startSharedServer(16);
  await shared.hold({ network: 'a' }, 2);
  // New guests get half of the quarter.
  expect(await shared.hold({ network: 'a' }, 1)).toEqual([503]);
  await shared.hold({ network: 'a', guest: 'anna' }, 2);
  expect(await shared.hold({ network: 'a', guest: 'bert' }, 1)).toEqual([503]);
  expect(await shared.hold({ network: 'b' }, 1)).toEqual([]);
  await shared.release();
  expect(await shared.hold({ network: 'a' }, 1)).toEqual([]);
  await shared.release();
});

test('one browser has four of the places that are kept for guests in the middle of it', async () => {
  const shared = startSharedServer(16);
  for (const network of ['a', 'b', 'c', 'd']) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await shared.hold({ network }, 2);
  }
  expect(await shared.hold({ network: 'e' }, 1)).toEqual([503]);
  expect(await shared.hold({ network: 'e', guest: 'anna' }, 4)).toEqual([]);
  expect(await shared.hold({ network: 'f', guest: 'anna' }, 1)).toEqual([503]);
  expect(await shared.hold({ network: 'f', guest: 'bert' }, 1)).toEqual([]);
  await shared.release();
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
  // The first request starts in any turn.
  expect(begunIn.size).toBeGreaterThanOrEqual(3);
});

test('an unfinished request takes no slot', async () => {
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
  app.setErrorHandler<Error>(answerErrors(() => undefined));
  shedLoad(app, createSlots(AT_ONCE));
  return { app, ask: async (): Promise<number> => (await app.inject('/busy')).statusCode };
}

/** Guests without a session, in twenty networks, who search continuously. */
function startFlood(server: TestServer, cookie: () => string): { end: () => Promise<number[]> } {
  const ending = new AbortController();
  const statuses: number[] = [];
  const search = async (network: number): Promise<void> => {
    while (!ending.signal.aborted) {
      const stranger: TestGuest = server.guest();
      stranger.cookies.set(COOKIE, cookie());
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      statuses.push((await stranger.get(SEARCH, from(network))).status);
      // oxlint-disable-next-line no-await-in-loop -- so that others get a turn
      await nextTurn();
    }
  };
  const searches = Array.from({ length: 20 }, (_, index) => search(index));
  return {
    async end() {
      ending.abort();
      await Promise.all(searches);
      return statuses;
    },
  };
}

/** A server whose requests stay open until released; each request names its guest. */
function startSharedServer(most: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler<Error>(answerErrors(() => undefined));
  const places = createSlots(most, {
    networkOf: ({ headers }) => `network ${String(headers['network'])}`,
    guestOf: ({ headers }) => (headers['guest'] === undefined ? undefined : String(headers['guest'])),
    onNetworkFull: () => {},
  });
  shedLoad(app, places);
  let gate = Promise.withResolvers<string>();
  let begun = 0;
  app.get('/stay', () => {
    begun += 1;
    return gate.promise;
  });
  const staying: Promise<unknown>[] = [];
  return {
    /** Sends requests that stay open. Returns the statuses of the refused ones. */
    async hold(headers: Record<string, string>, count: number): Promise<number[]> {
      const refused: number[] = [];
      const before = begun;
      for (let index = 0; index < count; index += 1) {
        const request = app.inject({ url: '/stay', headers });
        staying.push(request.then(({ statusCode }) => statusCode === 503 && refused.push(statusCode)));
      }
      await expect.poll(() => begun - before + refused.length, { interval: 2 }).toBe(count);
      return refused;
    },
    async release() {
      gate.resolve('done');
      await Promise.all(staying.splice(0));
      gate = Promise.withResolvers();
    },
  };
}
