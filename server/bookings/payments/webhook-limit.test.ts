import { expect, test } from 'vitest';
import {
  captured,
  pendingStay,
  prepaidHotel,
  startPaying,
  verify,
  webhook,
} from '../../test-support/prepaid.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/** Twice as many as a guest's network may send. */
const LIMIT = 1200;
const USUAL = { REQUESTS_PER_MINUTE: '600', REQUESTS_AT_ONCE: '100', LOG_LEVEL: 'error' };

async function hotelWithPayment(env: Partial<Record<string, string>> = {}) {
  const server = await startTestServer({ catalogue: prepaidHotel(), env: { ...USUAL, ...env } });
  const guest = server.guest();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  const { body: payment } = await startPaying(guest, booking);
  return { server, news: captured(payment) };
}

test('refuses unsigned messages, and above a limit without reading them', async () => {
  const { server, news } = await hotelWithPayment();
  const statuses: number[] = [];
  for (let index = 0; index < 1500; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as from one sender
    statuses.push((await webhook(server, news, `t=1795255200000,v1=${'A'.repeat(43)}`)).status);
  }
  expect(new Set(statuses.slice(0, LIMIT))).toEqual(new Set([403]));
  expect(new Set(statuses.slice(LIMIT))).toEqual(new Set([429]));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/test',
    payload: {},
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('accepts many events of a gateway at once', async () => {
  const { server, news } = await hotelWithPayment();
  const burst = async () => Promise.all(Array.from({ length: 90 }, () => webhook(server, news)));
  const heard = [...(await burst()), ...(await burst()), ...(await burst())];
  expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.context.db.selectFrom('captures').select('id').execute()).toHaveLength(1);
});

test('accepts events of a gateway while guests are limited', async () => {
  const { server, news } = await hotelWithPayment({ REQUESTS_AT_ONCE: '4' });
  const search = '/api/v1/availability?location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
  const searches = Array.from({ length: 12 }, () => server.guest().get(search));
  const heard = await Promise.all(Array.from({ length: 4 }, () => webhook(server, news)));
  expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await Promise.all(searches)).filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});
