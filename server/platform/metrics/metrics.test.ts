import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../config/index.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { newKey } from '../../test-support/guest.ts';
import { pendingStay, prepaidHotel } from '../../test-support/prepaid.ts';
import { readGauges } from '../../read-gauges.ts';
import { type MetricsListener, serveMetrics } from './serve-metrics.ts';

const TOKEN = 'Xk29vQm4Zr81Tn6Wb3Pd7Jc5Lf0Hg2Ys';

async function listen(server: TestServer, env: Record<string, string> = {}): Promise<MetricsListener> {
  const { metrics } = loadConfig({ NODE_ENV: 'test', METRICS_PORT: '0', ...env });
  const { context } = server;
  const listener = await serveMetrics(
    { ...context, config: { ...context.config, metrics }, readGauges: () => readGauges(context) },
    server.app.log,
  );
  if (listener === undefined) throw new Error('No listener');
  onTestFinished(() => listener.close());
  return listener;
}

async function scrape({ address }: MetricsListener): Promise<string> {
  return (await fetch(address)).text();
}

test('shows requests, refusals, bookings, holds, mail and waits', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  await guest.get('/api/v1/bookings/00000000000000000000000000');
  server.clock.forward({ seconds: 30 });
  const text = await scrape(await listen(server));
  const lines = text.trimEnd().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'verandah_http_requests_total{method="POST",route="/api/v1/quotes",status="201"} 1',
      'verandah_http_requests_total{method="GET",route="/api/v1/bookings/:id",status="404"} 1',
      'verandah_http_request_duration_seconds_count{method="POST",route="/api/v1/bookings"} 1',
      'verandah_refusals_total{code="NOT_FOUND"} 1',
      'verandah_bookings{state="PENDING"} 1',
      'verandah_bookings{state="SUCCESSFUL"} 0',
      'verandah_live_holds 1',
      'verandah_held_rooms 1',
      'verandah_outbox_queued 1',
      'verandah_outbox_oldest_seconds 30',
      'verandah_outbox_failed 0',
      'verandah_outbox_refused 0',
      'verandah_payments_differing 0',
      'verandah_disputes_open 0',
      'verandah_payments{state="PENDING"} 0',
      'verandah_refunds{state="FAILED"} 0',
      'verandah_refunds_oldest_waiting_seconds 0',
      'verandah_release{release="release-1"} 1',
    ]),
  );
  expect(text).toMatch(/^verandah_database_wait_seconds_count [1-9]/m);
  expect(text).not.toContain('meera');
});

test('a series of requests has its buckets, and what a label says cannot break its line', async () => {
  const { context } = await startTestServer();
  const request = { method: 'GET', route: '/a "b"\\\n', status: 200 };
  for (const seconds of [0.1, 0.3, 20]) context.metrics.countRequest({ ...request, seconds });
  const text = await context.metrics.text();
  const labels = String.raw`method="GET",route="/a \"b\"\\\n"`;
  expect(text).toContain(`\nverandah_http_requests_total{${labels},status="200"} 3\n`);
  for (const [bound, count] of [
    ['0.05', 0],
    ['0.1', 1],
    ['0.5', 2],
    ['10', 2],
    ['+Inf', 3],
  ] as const)
    expect(text).toContain(
      `\nverandah_http_request_duration_seconds_bucket{le="${bound}",${labels}} ${count}\n`,
    );
  expect(text).toContain(`\nverandah_http_request_duration_seconds_sum{${labels}} 20.4\n`);
});

test('holds that have run out are not live', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.book((await guest.quote()).id);
  server.clock.forward({ minutes: 15 });
  expect(await scrape(await listen(server))).toContain('\nverandah_live_holds 0\n');
});

test('every line is one that Prometheus reads', async () => {
  const server = await startTestServer();
  const lines = (await scrape(await listen(server))).trimEnd().split('\n');
  const label = String.raw`[a-z_]+="(?:[^"\\\n]|\\.)*"`;
  const line = new RegExp(
    String.raw`^(?:|# (?:HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(?:\{${label}(?:,${label})*\})? (?:-?\d\S*|Nan))$`,
  );
  expect(lines.filter((each) => !line.test(each))).toEqual([]);
});

test('shows payments and refunds by state, and how long a refund has waited', async () => {
  const server = await startTestServer({ catalogue: prepaidHotel(), env: { TEST_GATEWAY: 'on' } });
  const guest = server.guest();
  const { id } = await pendingStay(guest);
  await guest.post(`/api/v1/bookings/${id}/payments`, {}, { 'idempotency-key': newKey() });
  const { text } = { text: await scrape(await listen(server)) };
  expect(text).toContain('\nverandah_payments{state="PENDING"} 0\n');
  expect(text).toMatch(/^verandah_payments\{state="OPEN"\} \d$/m);
  expect(text).toContain('\nverandah_refunds{state="REQUESTED"} 0\n');
  expect(text).toContain('\nverandah_refunds_oldest_waiting_seconds 0\n');
});

test('shows the event loop, and the connections where there is a pool', async () => {
  const server = await startTestServer();
  const text = await scrape(await listen(server));
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toContain('\nverandah_database_up 1\n');
  const isPostgres = server.context.config.database.kind === 'postgres';
  expect(text.includes('verandah_database_connections{state="waiting"} 0')).toBe(isPostgres);
});

test('is nowhere on the address of the site, and nowhere at all unless a port is named', async () => {
  const server = await startTestServer();
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  expect(loadConfig({}).metrics).toBeUndefined();
  expect(
    await serveMetrics({ ...server.context, readGauges: async () => '' }, server.app.log),
  ).toBeUndefined();
});

test('asks for the token where there is one', async () => {
  const server = await startTestServer();
  const { address } = await listen(server, { METRICS_TOKEN: TOKEN });
  const ask = (authorization?: string) =>
    fetch(address, authorization === undefined ? {} : { headers: { authorization } });
  expect((await ask()).status).toBe(401);
  expect((await ask(`Bearer ${TOKEN.toLowerCase()}`)).status).toBe(401);
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
});

test('answers nothing else', async () => {
  const server = await startTestServer();
  const { address } = await listen(server);
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
});
