import { expect, test } from 'vitest';
import { smallHotel } from '../../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** The headers of a browser's navigation. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function stoppingServer(): Promise<TestServer> {
  const catalogue = smallHotel();
  catalogue.hotel.businessName = 'Small & <Fine>';
  const server = await startTestServer({ catalogue });
  await server.context.drain.begin();
  return server;
}

test('a guest whose page cannot be served reads a page with the telephone and the address of the hotel', async () => {
  const server = await stoppingServer();
  const { status, headers, text } = await server.guest().get('/rooms', NAVIGATION);
  expect([status, headers['content-type'], headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
    'no-store',
  ]);
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('<title>We are away for a moment · Small &amp; &lt;Fine&gt;</title>');
  expect(text).toContain('<h1>We are away for a moment</h1>');
  expect(text).toContain('<a href="tel:+914842660101">+91 484 266 0101</a>');
  expect(text).toContain('<a href="mailto:harbour@small-hotel.example">harbour@small-hotel.example</a>');
  expect(text).not.toMatch(/<Fine>|<script|"code"/);
});

test("its policy lets in its own style, the hotel's icon and nothing else, beside the headers of every answer", async () => {
  const server = await stoppingServer();
  const { headers } = await server.guest().get('/', NAVIGATION);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test('before anything was published the page names no hotel', async () => {
  const server = await startTestServer();
  await server.context.db.deleteFrom('current_release').execute();
  await server.restart();
  const { status, text } = await server.guest().get('/', NAVIGATION);
  expect([status, text.includes('<h1>We are away for a moment</h1>')]).toEqual([503, true]);
  expect(text).not.toContain('tel:');
});

test('a lost page file is answered with an error page too', async () => {
  const server = await startTestServer();
  const lost = server.context.release.get().files.get('/locales/en/common.json');
  Object.assign(lost ?? {}, { sha256: 'lost', brotli: undefined });
  const { status, text } = await server.guest().get('/locales/en/common.json', NAVIGATION);
  // Publishing again brings it back.
  expect([status, text.includes('<h1>')]).toEqual([503, true]);
});

test('an address that cannot be read is no outage', async () => {
  const server = await startTestServer();
  const { status, text } = await server.guest().get('/%', NAVIGATION);
  expect([status, text.includes('<h1>This page cannot be shown</h1>')]).toEqual([400, true]);
});

test.each([
  ['/api/v1/ready', NAVIGATION],
  ['/', { accept: 'application/json' }],
])('a program that asks for %s still gets a code', async (url, headers) => {
  const server = await stoppingServer();
  const answer = await server.guest().get<{ code: string }>(url, headers);
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
});
