import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '../../server/test-support/database-url.ts';
import { ONE_NETWORK, startTestServer } from '../../server/test-support/test-server.ts';
import { proxyCheckPath } from '#server/proxy-check';
import { checkProxy } from './proxy.ts';

const PROXY_OF_GUEST = '203.0.113.9';

async function startBehindProxy(trusted: Record<string, string>) {
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': PROXY_OF_GUEST };
    const passed = request({ port: upstream.port, path: asked.url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(answer);
    });
    passed.end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const siteOrigin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const server = await startTestServer({ env: { ...ONE_NETWORK, ...trusted, SITE_ORIGIN: siteOrigin } });
  // The pass is signed with the real time.
  server.clock.forward({ seconds: (Date.now() - server.clock.now().getTime()) / 1000 });
  const upstream = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const { config } = server.context;
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: config.dataDir,
    DATABASE_URL: databaseUrl(config.database),
    SITE_ORIGIN: siteOrigin,
    ...trusted,
  };
  return { server, env };
}

test('a proxy that is not trusted makes all guests one, and doctor says so', async () => {
  const { env } = await startBehindProxy({});
  expect(await checkProxy(env)).toContainEqual({
    kind: 'failure',
    part: 'Guests',
    words: 'every guest looks like 127.0.0.1, so all guests share one limit',
    remedy: 'set TRUSTED_PROXIES=127.0.0.1 and start the server again',
  });
});

test('one that is trusted lets the server see guests', async () => {
  const { env } = await startBehindProxy({ TRUSTED_PROXIES: '127.0.0.1' });
  expect(await checkProxy(env)).toContainEqual({
    kind: 'ok',
    part: 'Guests',
    words: `have addresses of their own; this command has ${PROXY_OF_GUEST}`,
  });
});

test('only who has the secret is told anything, once, for a minute', async () => {
  const { server } = await startBehindProxy({});
  const guest = server.guest();
  const path = proxyCheckPath(server.context.config, server.clock.now()) ?? '';
  expect((await guest.get(path)).status).toBe(200);
  expect((await guest.get(path)).status).toBe(404);
  const another = proxyCheckPath(server.context.config, server.clock.now()) ?? '';
  expect((await guest.get(another.replace(/.$/, 'x'))).status).toBe(404);
  expect((await guest.get(another.replace(/\d{13}/, (until) => String(Number(until) + 1)))).status).toBe(404);
  server.clock.forward({ seconds: 61 });
  expect((await guest.get(another)).status).toBe(404);
});

test('a command with another secret is told what to do', async () => {
  const { env } = await startBehindProxy({});
  const VERANDAH_SECRET = 'Xk29vQm4Zr81Tn6Wb3Pd7Jc5Lf0Hg2Ys';
  expect(await checkProxy({ ...env, VERANDAH_SECRET })).toEqual([
    expect.objectContaining({ kind: 'failure', words: expect.stringContaining('answered 404') }),
  ]);
});

test('without SITE_ORIGIN, or without a server, it says what is missing', async () => {
  expect(await checkProxy({ NODE_ENV: 'test' })).toEqual([
    expect.objectContaining({ kind: 'failure', words: expect.stringContaining('SITE_ORIGIN is not set') }),
  ]);
  const nobody = { SITE_ORIGIN: 'http://127.0.0.1:9', VERANDAH_SECRET: 'Xk29vQm4Zr81Tn6Wb3Pd7Jc5Lf0Hg2Ys' };
  expect(await checkProxy({ NODE_ENV: 'test', ...nobody })).toEqual([
    expect.objectContaining({ kind: 'failure', words: expect.stringContaining('does not answer') }),
  ]);
});
