import { connect } from 'node:net';
import { text as textFrom } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Endpoint, ENDPOINTS } from '#schemas/api';
import type { Refusal, ValidationRefusal } from '#schemas/api-types';
import { newKey, PLAIN_QUOTE } from '../../test-support/guest.ts';
import { publishRelease } from '../../test-support/publish-release.ts';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { ONE_NETWORK, startTestServer } from '../../test-support/test-server.ts';
import { PRODUCT_TEXTS } from '../texts.ts';
import { networkAddress } from './network-address.ts';

const QUOTES = '/api/v1/quotes';
const JSON_TYPE = { 'content-type': 'application/json' };

test('every answer carries the headers that protect a guest', async () => {
  const { guest } = await startTestServer();
  for (const url of ['/', '/api/v1/health', '/_dev/mailbox', '/nowhere']) {
    const { headers } = await guest().get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; " +
        "manifest-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('the policy opens for what the release configures, and never where a guest is personal', async () => {
  const { context, guest } = await startTestServer();
  const delivery = {
    fontHost: true,
    inlineStyle: 'sha256-abc=',
    googleTagId: 'G-ABC123',
    analyticsDomain: 'stats.example',
  };
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1', delivery });
  await context.release.refresh();
  const home = String((await guest().get('/')).headers['content-security-policy']);
  const checkout = String((await guest().get('/checkout')).headers['content-security-policy']);
  expect(home).toContain("script-src 'self' https://www.googletagmanager.com https://stats.example;");
  expect(home).toContain('https://fonts.gstatic.com');
  for (const policy of [home, checkout])
    expect(policy).toContain("style-src 'self' 'sha256-abc=' https://fonts.googleapis.com;");
  expect(checkout).toContain("script-src 'self';");
  expect(checkout).toContain('https://fonts.gstatic.com');
});

test('on https the answer has a strict-transport-security header', async () => {
  const { guest } = await startTestServer({ env: { SITE_ORIGIN: 'https://hotel.example' } });
  expect((await guest().get('/')).headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page of nowhere', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://localhost:9999' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
])('a change sent by %s is refused', async (_case, headers) => {
  const { guest } = await startTestServer();
  const answer = await guest().post<Refusal>(QUOTES, PLAIN_QUOTE, headers);
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('a change sent by the site itself passes', async () => {
  const { app } = await startTestServer();
  const headers = {
    host: 'localhost:4173',
    origin: 'http://localhost:4173',
    'sec-fetch-site': 'same-origin',
  };
  const own = await app.inject({ method: 'POST', url: QUOTES, payload: PLAIN_QUOTE, headers });
  expect(own.statusCode).toBe(201);
});

test('with a public origin only that origin passes, whatever host the request names', async () => {
  const { app } = await startTestServer({ env: { SITE_ORIGIN: 'https://hotel.example' } });
  const send = (origin: string, host: string) =>
    app.inject({ method: 'POST', url: QUOTES, payload: PLAIN_QUOTE, headers: { origin, host } });
  expect((await send('https://hotel.example', 'hotel.example')).statusCode).toBe(201);
  expect((await send('https://evil.example', 'evil.example')).statusCode).toBe(403);
});

test.each([
  ['half a document', '{"locationId":', JSON_TYPE, [400, 'BAD_REQUEST']],
  ['a prototype', '{"__proto__":{"locationId":"harbour"}}', JSON_TYPE, [400, 'BAD_REQUEST']],
  ['a constructor', '{"constructor":{"prototype":{}}}', JSON_TYPE, [400, 'BAD_REQUEST']],
  ['the same field twice', '{"locationId":"harbour","locationId":"island"}', JSON_TYPE, [400, 'BAD_REQUEST']],
  [
    'a form',
    'locationId=harbour',
    { 'content-type': 'application/x-www-form-urlencoded' },
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
  ],
  ['plain text', '{}', { 'content-type': 'text/plain' }, [415, 'UNSUPPORTED_MEDIA_TYPE']],
  ['too much', JSON.stringify({ locationId: 'x'.repeat(70_000) }), JSON_TYPE, [413, 'PAYLOAD_TOO_LARGE']],
  ['10,000 brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, JSON_TYPE, [422, 'VALIDATION']],
])('%s is refused with a reason', async (_case, payload, headers, expected) => {
  const { app } = await startTestServer();
  const answer = await app.inject({ method: 'POST', url: QUOTES, payload, headers });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual(expected);
});

test.each([
  ['GET', '/api/v1/profile'],
  ['GET', '/api/v1/calendar'],
  ['POST', '/api/v1/auth/logout'],
  ['GET', `${QUOTES}/k3v7q1x9m5t2b8d4f6h0zjnwp3`],
] as const)('%s %s refuses a field of the query that it does not know', async (method, path) => {
  const { app } = await startTestServer();
  const answer = await app.inject({ method, url: `${path}?colour=red` });
  expect([answer.statusCode, answer.json<ValidationRefusal>().messages]).toEqual([
    422,
    expect.arrayContaining([{ field: 'colour', message: 'colour is not a known field' }]),
  ]);
});

test('addresses that machines and mails carry bear what they add', async () => {
  const { app } = await startTestServer();
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/api/v1/health?t=1')).toBe(200);
  expect(await statusOf('/api/v1/ready?t=1')).toBe(200);
  expect(await statusOf('/api/v1/bookings/k3v7q1x9m5t2b8d4f6h0zjnwp3/calendar.ics?utm_source=mail')).toBe(
    404,
  );
  const told = await app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhooks/test?account=7',
    payload: {},
  });
  expect(told.body).not.toContain('account');
});

test('a field that is there twice is named', async () => {
  const { app } = await startTestServer();
  const payload = '{"locationId":"harbour","rooms":[{"adults":1,"adults":2}]}';
  const answer = await app.inject({ method: 'POST', url: QUOTES, payload, headers: JSON_TYPE });
  expect([answer.statusCode, answer.json<Refusal>()]).toEqual([
    400,
    { code: 'BAD_REQUEST', message: 'The request could not be read', details: { field: 'adults' } },
  ]);
});

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a method that nobody knows', 'BOOK / HTTP/1.1\r\nhost: hotel\r\n\r\n', 400, 'BAD_REQUEST'],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'PAYLOAD_TOO_LARGE'],
])('%s is refused in the words of every refusal', async (_case, sent, status, code) => {
  const { app } = await startTestServer();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const answer = await textFrom(connect(Number(port), '127.0.0.1').end(sent));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/json');
  expect(JSON.parse(body)).toEqual({ code, message: PRODUCT_TEXTS(`refusals.${code}`) });
});

test.each([
  ['an empty body', {}],
  ['no body at all', undefined],
])('%s names every field that is missing', async (_case, body) => {
  const { guest } = await startTestServer();
  const answer = await guest().post<ValidationRefusal>(QUOTES, body);
  expect(answer.status).toBe(422);
  expect(answer.body.messages.map(({ field }) => field)).toEqual([
    'locationId',
    'checkIn',
    'checkOut',
    'rooms',
    'extras',
  ]);
});

test.each([
  ['', 'Code is required'],
  ['12 34', 'must contain exactly 6 characters'],
  ['1234567', 'must contain exactly 6 characters'],
  ['12345a', 'Enter a valid Code'],
])('a field is refused with one sentence, that of its form: %s', async (otp, message) => {
  const { guest } = await startTestServer();
  const url = '/api/v1/auth/verify-email';
  const { body } = await guest().post<ValidationRefusal>(url, { email: 'meera.nair@example.com', otp });
  expect(body.messages).toEqual([{ field: 'otp', message }]);
});

test('an empty required field is reported like a missing one', async () => {
  const { guest } = await startTestServer();
  const empty = { ...PLAIN_QUOTE, locationId: '', checkIn: '', checkOut: '' };
  const { body } = await guest().post<ValidationRefusal>(QUOTES, empty);
  expect(body.messages).toEqual([
    { field: 'locationId', message: 'locationId is required' },
    { field: 'checkIn', message: 'Please select a valid arrival and departure date' },
    { field: 'checkOut', message: 'Please select a valid arrival and departure date' },
  ]);
});

const WITHOUT_BODY = Object.values(ENDPOINTS).filter(
  ({ method, body, requestMediaTypes }: Endpoint) =>
    method !== 'GET' && body === undefined && requestMediaTypes === undefined,
);

test.each(WITHOUT_BODY.map(({ id, method, path }) => [id, method, path.replace(':id', 'x')] as const))(
  '%s needs no body, and refuses a field of one',
  async (_id, method, url) => {
    const { app } = await startTestServer();
    const headers = { 'idempotency-key': newKey() };
    const send = (payload?: object) =>
      app.inject({ method: method as 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
    const refused = await send({ totalMinor: 1 });
    expect([refused.statusCode, refused.json<ValidationRefusal>().messages]).toEqual([
      422,
      [{ field: 'totalMinor', message: 'totalMinor is not a known field' }],
    ]);
    const json = { ...headers, 'content-type': 'application/json' };
    const named = await app.inject({ method: method as 'POST', url, headers: json });
    for (const answer of [await send(), await send({}), named])
      expect([200, 401, 404]).toContain(answer.statusCode);
  },
);

test('an unknown call is not found, in JSON', async () => {
  const { guest } = await startTestServer();
  const answers = [
    await guest().get<Refusal>('/api/v1/secrets'),
    await guest().post<Refusal>('/api/v1/health', {}),
    await guest().post<Refusal>('/anywhere', {}),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
});

test('a network over its limit gets a retry-after; health is never refused', async () => {
  const { guest } = await startTestServer({ env: { REQUESTS_PER_MINUTE: '3' } });
  const browser = guest();
  const ask = () =>
    browser.get<Refusal>(
      '/api/v1/availability?location=nowhere&checkin=2027-01-14&checkout=2027-01-16&rooms=2',
    );
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([404, 404, 404]);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await browser.get('/api/v1/health')).status).toBe(200);
});

test('a forwarded address is believed from a configured proxy only', async () => {
  const spoofed = await startTestServer({ env: { ...ONE_NETWORK, REQUESTS_PER_MINUTE: '1' } });
  const behind = await startTestServer({ env: { REQUESTS_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
  const url = '/api/v1/openapi.json';
  const ask = async (server: typeof spoofed, address: string) =>
    (await server.app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
  expect([await ask(spoofed, '203.0.113.1'), await ask(spoofed, '203.0.113.2')]).toEqual([200, 429]);
  expect([await ask(behind, '203.0.113.1'), await ask(behind, '203.0.113.2')]).toEqual([200, 200]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkAddress(address)).toBe(network);
});

test('the document of the API names every endpoint', async () => {
  const { guest } = await startTestServer();
  const { body } = await guest().get<{ openapi: string; paths: Record<string, object> }>(
    '/api/v1/openapi.json',
  );
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/api/v1/bookings/{id}/confirmation');
});

test('the log has a line per request and nothing personal in it', async () => {
  const server = await startTestServer({ env: { LOG_LEVEL: 'debug' } });
  const guest = server.guest();
  const { body } = await guest.book((await guest.quote()).id);
  await guest.get(`/api/v1/bookings/${body.id}`);
  const lines = server.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/v1/quotes', 201],
    ['POST', '/api/v1/bookings', 201],
    ['GET', '/api/v1/bookings/:id', 200],
  ]);
  expect(server.logs.join('')).not.toMatch(new RegExp(`${body.id}|meera|98123|127\\.0\\.0\\.1`));
});
