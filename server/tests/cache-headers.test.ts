import { expect, test } from 'vitest';
import { type Endpoint, ENDPOINTS } from '#schemas/api';
import type { TaxDocumentList } from '#schemas/api-types';
import { signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { pay, pendingStay, verify } from '../test-support/prepaid.ts';
import { publishRelease } from '../test-support/publish-release.ts';
import { prepaidSellingHotel } from '../test-support/selling-hotel.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const HTML = 'text/html; charset=utf-8';

/** One file of each kind that a release has. */
const FILES = [
  { path: '/index.html', type: HTML, text: '<h1>home</h1>' },
  { path: '/app.html', type: HTML, text: '<h1>application</h1>' },
  { path: '/404.html', type: HTML, text: '<h1>not found</h1>' },
  { path: '/assets/main-4f2a9c1b.js', type: 'text/javascript', text: 'export const word = 1;' },
  { path: '/images/4f2a9c1b77aa-480.webp', type: 'image/webp', text: 'picture' },
  { path: '/content/shell.json', type: 'application/json', text: '{}' },
  { path: '/robots.txt', type: 'text/plain', text: 'User-agent: *' },
];

/** Addresses that no route names: files of the release, what is rendered in the browser, what is not there. */
const ADDRESSES = [
  '/',
  '/checkout',
  '/bookings/k3v7q1x9m5t2b8d4f6h0zjnwp3',
  '/nowhere',
  '/Index.html',
  '/api/v1/nowhere',
  ...FILES.map(({ path }) => path),
];

const ENCODINGS = [undefined, 'gzip', 'gzip, deflate, br, zstd', 'gzip, br;q=0'] as const;

/** The width of one step of the printed tree. */
const INDENT = 4;

/** What a cache goes by. A 304 says all of it again (RFC 9110, 15.4.5). */
const FOR_CACHES = ['cache-control', 'etag', 'vary'] as const;
const OF_CONTENT = [...FOR_CACHES, 'content-encoding', 'content-type'] as const;

interface Scene {
  server: TestServer;
  guest: TestGuest;
  addresses: string[];
}

/** A guest with a booking, its invoice and an account, and every address that answers GET. */
async function setScene(): Promise<Scene> {
  const server = await startTestServer({ catalogue: prepaidSellingHotel() });
  await publishRelease(
    server.context,
    { ...prepaidSellingHotel(), releaseId: 'release-2' },
    {
      parentId: 'release-1',
      files: FILES,
    },
  );
  await server.context.release.refresh();
  const guest = await signedInGuest(server);
  const { id: quoteId } = await guest.quote();
  const booking = await pendingStay(guest);
  await verify(server, guest, booking);
  await pay(server, guest, booking);
  const documents = await guest.get<TaxDocumentList>(`/api/v1/bookings/${booking.id}/documents`);
  const documentId = documents.body.items[0]?.id ?? '';
  const addresses = getRoutesOf(server).map((path) => {
    const ids: Record<string, string> = { id: path.includes('quotes') ? quoteId : booking.id, documentId };
    return path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'none') + queryOf(path);
  });
  return { server, guest, addresses: [...addresses, ...ADDRESSES] };
}

/** Every address that the server has a GET route for, the API's and all others: its tree, written out. */
function getRoutesOf({ app }: TestServer): string[] {
  const above: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^(\W*[─] )(\S+) \(([A-Z, ]+)\)$/u.exec(line) ?? [];
    const depth = indent.length / INDENT;
    above.splice(depth - 1, Infinity, path);
    return methods.split(', ').includes('GET') && path !== '*' ? [above.join('')] : [];
  });
}

function queryOf(path: string): string {
  const calls: readonly Endpoint[] = Object.values(ENDPOINTS);
  const { examples }: Partial<Endpoint> =
    calls.find((each) => each.method === 'GET' && each.path === path) ?? {};
  const { query = {} }: { query?: object } = examples?.request ?? {};
  const inTheSmallHotel = { ...query, ...('location' in query ? { location: 'harbour' } : {}) };
  const words = new URLSearchParams(Object.entries(inTheSmallHotel));
  return words.size === 0 ? '' : `?${words}`;
}

interface Form {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  bytes: Buffer;
}

async function ask(
  { server, guest }: Scene,
  { method = 'GET', url, headers }: { method?: 'GET' | 'HEAD'; url: string; headers: Record<string, string> },
): Promise<Form> {
  const cookies = Object.fromEntries(guest.cookies);
  const answer = await server.app.inject({ method, url, headers, cookies });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

function chosen({ headers }: Form, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

/** What is wrong with the headers of an address, over all encodings and all forms of its answer. */
async function faultsOf(scene: Scene, url: string): Promise<string[]> {
  const forms = await Promise.all(
    ENCODINGS.map(async (encoding) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const got = await ask(scene, { url, headers });
      const head = await ask(scene, { method: 'HEAD', url, headers });
      const { etag } = got.headers;
      const known = { ...headers, 'if-none-match': String(etag) };
      const again = etag === undefined ? got : await ask(scene, { url, headers: known });
      const headAgain = etag === undefined ? head : await ask(scene, { method: 'HEAD', url, headers: known });
      const name = `${url} with ${encoding ?? 'no encoding'}`;
      return {
        got,
        faults: faultsOfForms(got, { head, again, headAgain }).map((fault) => `${name}: ${fault}`),
      };
    }),
  );
  return [
    ...forms.flatMap(({ faults }) => faults),
    ...faultsTogether(forms.map(({ got }) => got)).map((fault) => `${url}: ${fault}`),
  ];
}

function faultsOfForms(
  got: Form,
  { head, again, headAgain }: { head: Form; again: Form; headAgain: Form },
): string[] {
  const { headers, bytes } = got;
  const length = headers['content-length'];
  const isKnown = headers['etag'] !== undefined && got.status === 200;
  return [
    [headers['cache-control'] !== undefined, 'says nothing to caches'],
    [Number(length ?? bytes.length) === bytes.length, 'its length is not that of its bytes'],
    [head.status === got.status && head.bytes.length === 0, 'HEAD is not GET without its body'],
    [isLengthOf(head, length), 'HEAD has another length than GET'],
    [isSame(chosen(head, OF_CONTENT), chosen(got, OF_CONTENT)), 'HEAD has other headers than GET'],
    [!isKnown || (again.status === 304 && again.bytes.length === 0), 'is sent again to who has it'],
    [!isKnown || isSame(chosen(again, FOR_CACHES), chosen(got, FOR_CACHES)), 'a 304 has other headers'],
    [!isKnown || headAgain.status === 304, 'HEAD is answered again to who has it'],
    [!isShared(headers) || headers['set-cookie'] === undefined, 'a shared cache would keep its cookie'],
    [got.status < 400 || !isShared(headers), 'a shared cache would keep its refusal'],
  ].flatMap(([isRight, fault]) => (isRight === true ? [] : [String(fault)]));
}

/** HEAD may leave the length out (RFC 9110, 9.3.2). */
function isLengthOf({ headers }: Form, length: unknown): boolean {
  return headers['content-length'] === undefined || headers['content-length'] === length;
}

function isShared(headers: Form['headers']): boolean {
  return String(headers['cache-control']).includes('public');
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One address may have several forms. A cache that keeps one of them must know what the choice depends on. */
function faultsTogether(forms: readonly Form[]): string[] {
  const byEncoding = Map.groupBy(forms, ({ headers }) => headers['content-encoding']);
  if (byEncoding.size === 1) return [];
  const etags = new Set([...byEncoding.values()].map(([form]) => form?.headers['etag']));
  return [
    ...(forms.every(({ headers }) => /accept-encoding/i.test(String(headers['vary'])))
      ? []
      : ['not every form says Vary']),
    ...(etags.size === byEncoding.size ? [] : ['two encodings share an ETag']),
  ];
}

test('every answer says the same to caches in all its forms: each encoding, HEAD, and to who has it already', async () => {
  const scene = await setScene();
  const faults: string[] = [];
  for (const url of scene.addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one address after the other
    faults.push(...(await faultsOf(scene, url)));
  }
  expect(faults).toEqual([]);
});

test('control: the addresses are those of all routes, most of them answer, and some are compressed', async () => {
  const scene = await setScene();
  const paths = new Set(getRoutesOf(scene.server));
  const calls: readonly Endpoint[] = Object.values(ENDPOINTS);
  expect(calls.filter(({ method, path }) => method === 'GET' && !paths.has(path))).toEqual([]);
  const forms = await Promise.all(
    scene.addresses.map(async (url) => ask(scene, { url, headers: { 'accept-encoding': 'br' } })),
  );
  const answered = forms.filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(30);
  expect(forms.filter(({ headers }) => headers['content-encoding'] === 'br').length).toBeGreaterThan(6);
});
