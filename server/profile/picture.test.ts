import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Profile, Refusal } from '#schemas/api-types';
import { PASSWORD, signedInGuest } from '../test-support/account.ts';
import type { TestGuest } from '../test-support/guest.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const SCRIPT = '<script>alert(1)</script><?php system($_GET[0]); ?>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
const PNG_BEGIN = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03020' } });

const GOOD = {
  jpeg: await plain.clone().jpeg().toBuffer(),
  png: await plain.clone().png().toBuffer(),
  webp: await plain.clone().webp().toBuffer(),
  avif: await plain.clone().avif({ effort: 0 }).toBuffer(),
} as const;

function put(guest: TestGuest, bytes: Buffer, type = 'image/jpeg', headers = {}) {
  return guest.send<Profile & Refusal>('PUT', '/api/v1/profile/picture', bytes, {
    'content-type': type,
    ...headers,
  });
}

async function shown(server: TestServer, guest: TestGuest) {
  return server.app.inject({ url: '/api/v1/profile/picture', cookies: Object.fromEntries(guest.cookies) });
}

async function filesOf({ context }: TestServer): Promise<string[]> {
  const rows = await context.db.selectFrom('objects').select('name').where('kind', '=', 'PICTURE').execute();
  return rows.map(({ name }) => name);
}

/** A PNG that says it is so large and holds next to nothing. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    PNG_BEGIN,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says another size than it has. */
function jpegOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(GOOD.jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test.each(Object.entries(GOOD))('a %s becomes the profile picture, drawn anew', async (kind, bytes) => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await put(guest, bytes, `image/${kind}`);
  expect([answer.status, answer.body.picture]).toEqual([
    200,
    expect.stringMatching(/^\/api\/v1\/profile\/picture\?v=[a-z0-9]{26}$/),
  ]);
  const { statusCode, headers, rawPayload } = await shown(server, guest);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'attachment; filename="picture.webp"',
    'cache-control': 'no-store',
  });
  expect(rawPayload.equals(bytes)).toBe(false);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
});

test('a large picture becomes a small upright square without metadata', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a03020' } })
    .withExif({ IFD0: { Copyright: 'Meera Nair' }, IFD3: { GPSLatitude: '26/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await put(guest, bytes);
  const { rawPayload } = await shown(server, guest);
  const { width, height, exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
  expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 512, height: 512 });
});

test('a picture is replaced and removed with its file', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  await put(guest, GOOD.png);
  const [first] = await filesOf(server);
  await put(guest, GOOD.jpeg);
  const [second, ...others] = await filesOf(server);
  expect([second === first, others]).toEqual([false, []]);
  const removed = await guest.send<Profile>('DELETE', '/api/v1/profile/picture');
  expect([removed.status, removed.body.picture, await filesOf(server)]).toEqual([200, undefined, []]);
  expect((await shown(server, guest)).statusCode).toBe(404);
});

test('no request shows another account’s picture', async () => {
  const server = await startTestServer();
  const owner = await signedInGuest(server);
  const { body } = await put(owner, GOOD.png);
  const other = await signedInGuest(server, { email: 'asha@example.com' });
  expect((await other.get(body.picture ?? '')).status).toBe(404);
  expect((await server.guest().get(body.picture ?? '')).status).toBe(401);
  expect((await owner.get(body.picture ?? '')).status).toBe(200);
});

test('a deleted account leaves no picture behind', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  await put(guest, GOOD.png);
  await guest.send('DELETE', '/api/v1/profile', { currentPassword: PASSWORD });
  expect(await filesOf(server)).toEqual([]);
});

test('refuses more than five megabytes before reading them', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  const answer = await put(guest, Buffer.concat([GOOD.jpeg, Buffer.alloc(5 * 1024 * 1024)]));
  expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('refuses a picture with the wrong media type', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  for (const type of [
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
  ])
    expect([type, (await put(guest, GOOD.jpeg, type)).status]).toEqual([type, 415]);
});

const gif = await plain.clone().gif().toBuffer();
const heic = Buffer.from(GOOD.avif);
heic.write('heic', 8, 'latin1');
const big = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 1 })
  .toBuffer();

/** What must never be kept: by name, so that a failure says which one. */
const CORPUS: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['an SVG', Buffer.from(SVG)],
  ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['an SVG after a byte order mark', Buffer.from(`\uFEFF${SVG}`)],
  ['an SVG with an entity', Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`)],
  ['an HTML page', Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['a PHP program', Buffer.from(SCRIPT)],
  ['a GIF', gif],
  ['a GIF that is a script', Buffer.from(`GIF89a=1;${SCRIPT}`)],
  ['a HEIC', heic],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ['a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
  ['a program', Buffer.from('\x7fELF', 'latin1')],
  ['a TIFF', Buffer.from('II*\0', 'latin1')],
  ['a BMP', Buffer.from('BM', 'latin1')],
  [
    'an ImageMagick program',
    Buffer.from('push graphic-context\nviewbox 0 0 1 1\nfill "url(https://evil.example/)"'),
  ],
  ['the path of a file', Buffer.from('/etc/passwd')],
  ['the way up to a file', Buffer.from('../../../verandah.sqlite')],
  ['an address', Buffer.from('https://evil.example/a.png')],
  [
    'a JPEG’s beginning and a script',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
  ],
  ['a PNG’s beginning and a script', Buffer.concat([PNG_BEGIN, Buffer.from(SCRIPT)])],
  ['a PNG’s beginning and an SVG', Buffer.concat([PNG_BEGIN, Buffer.from(SVG)])],
  ['a WebP’s beginning and a script', Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${SCRIPT}`, 'latin1')],
  ['an AVIF’s beginning and a script', Buffer.from(`\0\0\0\x1cftypavif${SCRIPT}`, 'latin1')],
  ['a picture of 42 megapixels', big],
  ...[50_000, 65_500, 2_000_000, 0x7fffffff].map((side): [string, Buffer] => [
    `a PNG that says it is ${side} wide and high`,
    pngOf(side, side),
  ]),
  ['a PNG that is all width', pngOf(0x7fffffff, 1)],
  ['a PNG that is all height', pngOf(1, 0x7fffffff)],
  ['a JPEG that says it is 65,000 wide and high', jpegOf(65_000, 65_000)],
  ['a JPEG that is a script from its second byte on', Buffer.from(`\xff\xd8\xff/*${SCRIPT}*/`, 'latin1')],
  ['a PNG with two headers', Buffer.concat([pngOf(9, 9).subarray(0, 33), pngOf(9_000_000, 9).subarray(8)])],
  ['a thousand PNG beginnings', Buffer.concat(Array.from({ length: 1000 }, () => PNG_BEGIN))],
  ['a PNG without size', pngOf(0, 0)],
  ['a PNG that is too short for its size', pngOf(600, 600)],
  ...Object.entries(GOOD).flatMap(([kind, bytes]): [string, Buffer][] => [
    [`the first half of a ${kind}`, bytes.subarray(0, bytes.length / 2)],
    [`the first 30 bytes of a ${kind}`, bytes.subarray(0, 30)],
    [`the end of a ${kind}`, bytes.subarray(bytes.length / 2)],
    [`a ${kind} after a script`, Buffer.concat([Buffer.from(SCRIPT), bytes])],
    [`a ${kind} after an SVG`, Buffer.concat([Buffer.from(SVG), bytes])],
    [`a ${kind} whose beginning is another`, Buffer.concat([Buffer.from('GIF89a'), bytes.subarray(6)])],
  ]),
];

test('refuses invalid and oversized pictures and keeps nothing of them', async () => {
  const server = await startTestServer({
    env: { REQUESTS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const guest = await signedInGuest(server);
  expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  const before = process.memoryUsage().rss;
  for (const [index, [name, bytes]] of CORPUS.entries()) {
    const answer = await put(guest, bytes, 'image/png', { 'x-forwarded-for': `10.2.0.${index}` });
    expect([name, answer.status, answer.body.code]).toEqual([name, 422, 'PICTURE_UNREADABLE']);
  }
  expect(await filesOf(server)).toEqual([]);
  // One of them alone would fill 12 GB if it were drawn.
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

const [jpegHead, jpegTail] = [GOOD.jpeg.subarray(0, 2), GOOD.jpeg.subarray(2)];
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), Buffer.from(SCRIPT)]);

/** Pictures that are something else besides: what is kept is the picture only. */
const POLYGLOTS: [string, Buffer][] = [
  ['a JPEG with a script in its comment', Buffer.concat([jpegHead, comment, jpegTail])],
  ...Object.entries(GOOD).flatMap(([kind, bytes]): [string, Buffer][] => [
    [`a ${kind} with a script behind it`, Buffer.concat([bytes, Buffer.from(SCRIPT)])],
    [`a ${kind} with a ZIP behind it`, Buffer.concat([bytes, Buffer.from(`PK\x03\x04${SCRIPT}`, 'latin1')])],
  ]),
];

test('keeps only the pixels of a picture that is also another format', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  for (const [name, bytes] of POLYGLOTS) {
    const { status } = await put(guest, bytes);
    const kept = (await shown(server, guest)).rawPayload.toString('latin1');
    expect([name, status, ['script', 'php', 'PK\x03\x04'].some((foreign) => kept.includes(foreign))]).toEqual(
      [name, 200, false],
    );
    expect(bytes.toString('latin1')).toMatch(/script/);
  }
});

test('ignores the file name and chooses its own', async () => {
  const server = await startTestServer();
  const guest = await signedInGuest(server);
  for (const name of ['../../verandah.sqlite', '/etc/passwd', 'a.php', '..\\..\\x.webp', 'picture.svg']) {
    await put(guest, GOOD.png, 'image/png', { 'content-disposition': `attachment; filename="${name}"` });
    expect(await filesOf(server)).toEqual([expect.stringMatching(/^[a-z0-9]{26}$/)]);
    const asked = await guest.get(`/api/v1/profile/picture?v=${encodeURIComponent(name)}`);
    expect(asked.status).toBe(200);
  }
});
