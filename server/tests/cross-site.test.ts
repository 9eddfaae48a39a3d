import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint } from '#schemas/api';
import { createToken } from '../publishing/index.ts';
import { cancellationQuote } from '../test-support/booked.ts';
import { newKey, type TestGuest } from '../test-support/guest.ts';
import { signIn } from '../test-support/signed-in.ts';
import { storedRows } from '../test-support/stored-bytes.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** Every endpoint that changes data: new ones are included through their schema (TRUST A5). */
const CHANGES = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method !== 'GET');

/** What another site can make a guest's browser send; the body is the endpoint's example by default. */
const FOREIGN: [string, Pick<InjectOptions, 'headers' | 'payload'>, number][] = [
  ['the origin of another site', { headers: { origin: 'https://evil.example' } }, 403],
  ['no origin to speak of', { headers: { origin: 'null' } }, 403],
  ['an origin that begins like ours', { headers: { origin: 'https://hotel.example.evil.example' } }, 403],
  ['our name without https', { headers: { origin: 'http://hotel.example' } }, 403],
  ['a browser that says it comes from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a browser that says it comes from a sister site', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
  ['a link that was followed', { headers: { 'sec-fetch-site': 'none' } }, 403],
  [
    'our origin, from another site all the same',
    { headers: { origin: 'https://hotel.example', 'sec-fetch-site': 'cross-site' } },
    403,
  ],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'email=a%40example.com' },
    415,
  ],
  [
    'a form with a file',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' },
    415,
  ],
  ['plain text', { headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415],
  ['a beacon', { headers: { 'content-type': 'text/plain;charset=UTF-8' }, payload: '{}' }, 415],
];

interface Scene {
  server: TestServer;
  /** A valid token for publishing. */
  token: string;
  guest: TestGuest;
  bookingId: string;
  quoteId: string;
}

/** A signed-in guest with a held booking, who is allowed to make every change. */
async function setScene(): Promise<Scene> {
  const server = await startTestServer({ env: { SITE_ORIGIN: 'https://hotel.example' } });
  const guest = server.guest();
  const userId = await signIn(server, guest);
  guest.cookies.set('__Host-verandah', guest.cookies.get('verandah') ?? userId);
  const { body: booking } = await guest.book((await guest.quote()).id);
  const { id: quoteId } = await cancellationQuote(guest, booking.id);
  const wanted = { name: 'A laptop', scope: 'PUBLISH', days: 90 } as const;
  const { token } = await createToken(server.context, wanted, { name: 'Asha' });
  return { server, token, guest, bookingId: booking.id, quoteId };
}

interface Example {
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The endpoint's example for this booking, with the guest's cookies. */
function request({ guest, token, bookingId, quoteId }: Scene, endpoint: Endpoint): InjectOptions {
  // The schemas' examples are objects of these parts; another test checks this.
  const { body, headers } = (endpoint.examples.request ?? {}) as Example;
  const [mediaType] = endpoint.requestMediaTypes ?? [];
  return {
    method: endpoint.method,
    url: endpoint.path
      .replace(':id', bookingId)
      .replace(':gateway', 'test')
      .replace(':digest', '0'.repeat(64)),
    headers: {
      ...headers,
      ...(endpoint.knows?.includes('publisher') === true ? { authorization: `Bearer ${token}` } : {}),
      ...(mediaType && { 'content-type': mediaType }),
      'idempotency-key': newKey(),
    },
    cookies: Object.fromEntries(guest.cookies),
    ...(mediaType && { payload: 'no picture' }),
    ...(body === undefined ? {} : { payload: 'quoteId' in body ? { ...body, quoteId } : body }),
  };
}

test.each(FOREIGN)('with %s nothing changes anywhere', async (_case, foreign, status) => {
  const scene = await setScene();
  const before = await storedRows(scene.server.context);
  for (const endpoint of CHANGES) {
    const own = request(scene, endpoint);
    const { statusCode } = await scene.server.app.inject({
      ...own,
      ...foreign,
      headers: { ...own.headers, ...foreign.headers },
    });
    expect([endpoint.id, statusCode]).toEqual([endpoint.id, status]);
  }
  expect(await storedRows(scene.server.context)).toBe(before);
});

test('control: from the site itself the same requests are taken up', async () => {
  const scene = await setScene();
  const before = await storedRows(scene.server.context);
  const headers = { origin: 'https://hotel.example', 'sec-fetch-site': 'same-origin' };
  for (const endpoint of CHANGES) {
    const own = request(scene, endpoint);
    const answer = await scene.server.app.inject({ ...own, headers: { ...own.headers, ...headers } });
    const isRefused = /"(?:FORBIDDEN|UNSUPPORTED_MEDIA_TYPE)"/.test(answer.body);
    // Gateways sign their events; browsers cannot.
    expect([endpoint.id, isRefused]).toEqual([endpoint.id, endpoint.id === 'handleWebhook']);
  }
  expect(await storedRows(scene.server.context)).not.toBe(before);
});
