import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { startTestServer } from '../../test-support/test-server.ts';

/** A database address that accepts connections and never answers, like a frozen one. */
async function silentDatabase(): Promise<{ url: string; isAsked: Promise<unknown>; end: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgres://hotel:none@127.0.0.1:${port}/verandah`,
    isAsked: once(server, 'connection'),
    end,
  };
}

test('a database that says nothing is an answer within seconds, and the process lives', async () => {
  const { url, isAsked, end } = await silentDatabase();
  const { context } = await startTestServer();
  const silent = connectDatabase({ kind: 'postgres', url });
  const app = await buildApp({ ...context, db: silent }, { write: () => {} });
  onTestFinished(async () => {
    end();
    await app.close();
    await silent.destroy();
  });
  await app.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // Promise.resolve sends the request: inject alone waits until it is awaited.
  const readiness = Promise.resolve(app.inject('/api/v1/ready'));
  await isAsked;
  expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  await vi.advanceTimersByTimeAsync(3000);
  const { statusCode, headers } = await readiness;
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
