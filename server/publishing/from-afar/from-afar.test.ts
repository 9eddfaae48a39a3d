import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Publishing, StartedPublishing } from '#schemas/api-types';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { createToken, listTokens } from './tokens.ts';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const HOTEL = Buffer.from('{"a":"hotel"}');
const PART = digestOf(HOTEL);

async function tokenOf({ context }: TestServer, name = 'A laptop'): Promise<string> {
  return (await createToken(context, { name, scope: 'PUBLISH', days: 90 }, { name: 'Asha' })).token;
}

interface Sent {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: Buffer | object;
}

interface Answered<Answer> {
  status: number;
  body: Answer;
}

async function send<Answer>(
  { app }: TestServer,
  token: string,
  { method, url, payload }: Sent,
): Promise<Answered<Answer>> {
  const answer = await app.inject({
    method,
    url: `/api/v1/releases${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const upload = (server: TestServer, token: string, bytes: Buffer, digest = digestOf(bytes)) =>
  send(server, token, { method: 'PUT', url: `/files/${digest}`, payload: bytes });

const start = (server: TestServer, token: string, body: object) =>
  send<StartedPublishing>(server, token, { method: 'POST', url: '', payload: body });

const publishing = (paths: readonly string[]) => ({
  action: 'PUBLISH',
  files: paths.map((path) => ({ path, parts: [PART] })),
});

test('asks for what it does not have, and not again for what was sent', async () => {
  const server = await startTestServer();
  const token = await tokenOf(server);
  const other = digestOf(Buffer.from('other'));
  const body = {
    action: 'PUBLISH',
    files: [
      { path: 'hotel.json', parts: [PART] },
      { path: 'copy.json', parts: [PART, other] },
    ],
  };
  expect((await start(server, token, body)).body).toEqual({ missing: [PART, other] });
  expect(await upload(server, token, HOTEL)).toEqual({ status: 200, body: { bytes: HOTEL.length } });
  expect((await start(server, token, body)).body).toEqual({ missing: [other] });
});

test('takes only the bytes that the address names, and no more than a megabyte', async () => {
  const server = await startTestServer();
  const token = await tokenOf(server);
  expect((await upload(server, token, HOTEL, digestOf(Buffer.from('other')))).status).toBe(400);
  expect((await upload(server, token, Buffer.alloc(1024 * 1024, 7))).status).toBe(200);
  expect((await upload(server, token, Buffer.alloc(1024 * 1024 + 1, 7))).status).toBe(413);
});

test.each([
  ['../hotel.json'],
  ['/etc/hotel.json'],
  ['a/../../hotel.json'],
  ['a//b.json'],
  ['./hotel.json'],
  ['a\\..\\hotel.json'],
  ['C:hotel.json'],
  ['hotel.json\u0000.txt'],
])('refuses the path %j', async (path) => {
  const server = await startTestServer();
  const token = await tokenOf(server);
  await upload(server, token, HOTEL);
  expect(await start(server, token, publishing([path]))).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  });
  expect((await start(server, token, publishing(['hotel.json', 'hotel.json']))).status).toBe(400);
});

test('one publishing at a time, of whatever process; one that is not heard of for a minute is lost', async () => {
  const server = await startTestServer();
  const { context, clock } = server;
  const token = await tokenOf(server);
  const [{ id: tokenId } = { id: '' }] = await listTokens(context);
  const now = clock.now().toISOString();
  const id = context.newId();
  await context.db
    .insertInto('publishings')
    .values({ id, token_id: tokenId, action: 'PUBLISH', started_at: now, alive_at: now })
    .execute();
  const show = async (by = token) =>
    send<Publishing>(server, by, { method: 'GET', url: `/publishings/${id}` });
  expect((await show()).body).toEqual({ id, action: 'PUBLISH', state: 'RUNNING' });
  expect((await start(server, token, { action: 'ROLLBACK' })).status).toBe(409);
  clock.forward({ minutes: 1 });
  expect((await show()).body).toEqual({ id, action: 'PUBLISH', state: 'LOST' });
  // A foreign publishing is an unknown one.
  expect((await show(await tokenOf(server, 'Another laptop'))).status).toBe(404);
});

test('a refusal of a token is in the log, without the token', async () => {
  const server = await startTestServer();
  const token = await tokenOf(server);
  await start(server, `${token}x`, { action: 'ROLLBACK' });
  const refused = server.logs.filter((line) => line.includes('"refused"'));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(/"code":"NOT_SIGNED_IN","method":"POST","route":"\/api\/v1\/releases"/);
  expect(server.logs.join('')).not.toContain(token);
});

test('tokens are stored as hashes', async () => {
  const server = await startTestServer();
  const token = await tokenOf(server);
  const rows = await server.context.db.selectFrom('publish_tokens').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
});
