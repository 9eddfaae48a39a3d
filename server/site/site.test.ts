import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rollbackTo } from '../publishing/index.ts';
import { publishRelease, type PublishedFile } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const HTML = 'text/html; charset=utf-8';

function pages(word: string): PublishedFile[] {
  return [
    { path: '/index.html', type: HTML, text: `<h1>${word} home</h1>` },
    { path: '/book.html', type: HTML, text: `<h1>${word} book</h1>` },
    { path: '/app.html', type: HTML, text: `<h1>${word} application</h1>` },
    { path: '/404.html', type: HTML, text: `<h1>${word} not found</h1>` },
    { path: `/assets/main-${word}.js`, type: 'text/javascript', text: `export const word = '${word}';` },
    { path: '/images/4f2a9c1b77aa-480.webp', type: 'image/webp', text: 'picture' },
    { path: '/robots.txt', type: 'text/plain', text: 'User-agent: *' },
  ];
}

async function startSite(): Promise<TestServer> {
  const server = await startTestServer();
  await publishRelease(server.context, smallHotel('release-2'), {
    parentId: 'release-1',
    files: pages('first'),
  });
  await server.context.release.refresh();
  return server;
}

test.each([
  ['/', 200, 'first home'],
  ['/book', 200, 'first book'],
  ['/book?location=harbour', 200, 'first book'],
  ['/checkout', 200, 'first application'],
  ['/checkout/confirmed/k3v7q1x9m5t2b8d4f6h0zjnwp3', 200, 'first application'],
  ['/nowhere', 404, 'first not found'],
  ['/checkout/other', 404, 'first not found'],
  ['/../../etc/passwd', 404, 'first not found'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, 'first not found'],
  ['/assets/', 404, 'first not found'],
])('%s answers %i', async (url, status, text) => {
  const server = await startSite();
  const answer = await server.guest().get(url);
  expect([answer.status, answer.headers['content-type']]).toEqual([status, HTML]);
  expect(answer.text).toContain(text);
});

test.each([
  ['/Book', '/book'],
  ['/book/', '/book'],
  ['/book/?location=harbour', '/book?location=harbour'],
  ['/BOOK/', '/book'],
  ['/bOOk?location=harbour&promo=RAINS15', '/book?location=harbour&promo=RAINS15'],
  ['/B%6Fok?to=//evil.example', '/book?to=//evil.example'],
  ['/Checkout?quote=x', '/checkout?quote=x'],
  ['/Checkout/Confirmed/k3v7q1x9m5t2b8d4f6h0zjnwp3', '/checkout/confirmed/k3v7q1x9m5t2b8d4f6h0zjnwp3'],
  ['/Checkout/Confirmed/%0D%0AX', '/checkout/confirmed/%0D%0Ax'],
  ['/index.html', '/'],
  ['/index.html?promo=RAINS15', '/?promo=RAINS15'],
  ['/INDEX.HTML', '/'],
  ['/index', '/'],
  ['/Robots.txt', '/robots.txt'],
])('%s leads to the one address of the page, %s, which answers', async (url, location) => {
  const server = await startSite();
  const answer = await server.guest().get(url);
  expect([answer.status, answer.headers['location']]).toEqual([308, location]);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await server.guest().get(location)).status).toBe(200);
});

test.each([
  '/Nowhere',
  '//Book',
  '//evil.example/Book',
  '/%5Cevil.example/BOOK',
  '/%2F%2Fevil.example/BOOK',
  '/Api/v1/health',
])('%s leads nowhere', async (url) => {
  const server = await startSite();
  const answer = await server.guest().get(url);
  expect([answer.status, answer.headers['location']]).toEqual([404, undefined]);
});

test('an address that cannot be read is refused', async () => {
  const server = await startSite();
  const answer = await server.guest().get<{ code: string }>('/%');
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
});

test('shared caches keep pages for a minute and a day of need, browsers ask each time, hashed files stay for ever', async () => {
  const server = await startSite();
  const cacheOf = async (url: string) => (await server.guest().get(url)).headers['cache-control'];
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';
  expect(await cacheOf('/')).toBe(shared);
  const readByPages = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
  expect(await cacheOf('/robots.txt')).toBe(readByPages);
  expect(await cacheOf('/locales/en/common.json')).toBe(readByPages);
  expect(await cacheOf('/assets/main-first.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/images/4f2a9c1b77aa-480.webp')).toBe('public, max-age=31536000, immutable');
  await server.restart({ CACHE_PURGE_URL: 'http://127.0.0.1:9/purge' });
  expect(await cacheOf('/')).toBe(shared.replace('s-maxage=60', 's-maxage=3600'));
});

test('no shared cache keeps a personal page, a missing one or a price', async () => {
  const server = await startSite();
  const cacheOf = async (url: string) => (await server.guest().get(url)).headers['cache-control'];
  expect(await cacheOf('/checkout')).toBe('private, no-cache');
  expect(await cacheOf('/bookings/0123456789abcdefghjkmnpqrs')).toBe('private, no-cache');
  expect(await cacheOf('/nowhere')).toBe('no-cache');
  const search = 'location=harbour&checkin=2027-01-14&checkout=2027-01-16&rooms=2';
  expect(await cacheOf(`/api/v1/availability?${search}`)).toBe('no-store');
});

test('a page that has not changed is not sent again', async () => {
  const server = await startSite();
  const guest = server.guest();
  const first = await guest.get('/');
  const again = await guest.get('/', { 'if-none-match': String(first.headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('sends the compressed file to clients that accept it, with its own ETag', async () => {
  const server = await startSite();
  const plain = await server.app.inject('/');
  const packed = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const refused = await server.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(refused.headers).not.toHaveProperty('content-encoding');
});

test('a new release is served at once, and an open page still finds the files of its own', async () => {
  const server = await startSite();
  await publishRelease(server.context, smallHotel('release-3'), {
    parentId: 'release-2',
    files: pages('second'),
  });
  await server.context.release.refresh();
  const guest = server.guest();
  expect((await guest.get('/')).text).toContain('second home');
  expect((await guest.get('/assets/main-second.js')).status).toBe(200);
  expect((await guest.get('/assets/main-first.js')).text).toContain("'first'");
});

test('a release whose list of files was touched is not served', async () => {
  const server = await startSite();
  await server.context.db
    .updateTable('releases')
    .set({ manifest_sha256: '0'.repeat(64) })
    .where('id', '=', 'release-1')
    .execute();
  await server.context.db.updateTable('current_release').set({ release_id: 'release-1' }).execute();
  await expect(server.context.release.refresh()).rejects.toThrow('is missing or damaged');
  expect((await server.guest().get('/')).text).toContain('first home');
});

test('before anything is published the server says that it is not ready', async () => {
  const server = await startTestServer();
  const { context } = server;
  await context.db.deleteFrom('current_release').execute();
  await server.restart();
  const guest = server.guest();
  const ready = await guest.get<{ code: string }>('/api/v1/ready');
  expect([ready.status, ready.body.code, ready.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
  expect((await guest.get('/')).status).toBe(503);
  expect((await guest.get('/api/v1/health')).status).toBe(200);
});

/** All addresses of the two releases of this test and the hotel's first one. */
const EVER = [...pages('first'), ...pages('second')].map(({ path }) => path);

async function answering(server: TestServer): Promise<string[]> {
  const statuses = await Promise.all(
    [...new Set([...EVER, '/only-first.html', '/locales/en/common.json'])].map(async (path) => {
      const { status } = await server.guest().get(path === '/index.html' ? '/' : path);
      return status === 200 ? [path] : [];
    }),
  );
  return statuses.flat().sort();
}

test('after a publish and a rollback those addresses answer that the release has, and hashed ones of any', async () => {
  const server = await startTestServer();
  const { context } = server;
  const own = { path: '/only-first.html', type: HTML, text: '<h1>first alone</h1>' };
  const first = [...pages('first'), own];
  await publishRelease(context, smallHotel('release-2'), { parentId: 'release-1', files: first });
  await publishRelease(context, smallHotel('release-3'), { parentId: 'release-2', files: pages('second') });
  await context.release.refresh();
  const texts = '/locales/en/common.json';
  const hashed = ['/assets/main-first.js', '/assets/main-second.js'];
  const ofAll = [...pages('second').map(({ path }) => path), ...hashed, texts];
  expect(await answering(server)).toEqual([...new Set(ofAll)].sort());
  const back = {
    releaseId: 'release-2',
    activation: { kind: 'ROLLBACK', author: 'Asha', note: 'Wrong prices' },
    removesBooked: false,
  } as const;
  await rollbackTo(context.db, back, context.clock.now());
  await context.release.refresh();
  expect(await answering(server)).toEqual([...new Set([...ofAll, own.path])].sort());
  // Also in a new process, which has never served the other release.
  await server.restart();
  expect(await answering(server)).toEqual([...new Set([...ofAll, own.path])].sort());
});
