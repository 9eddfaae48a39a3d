import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { handedSocket } from '../platform/handed-socket.ts';
import { PROCESS_MS, publishedHotel } from '../test-support/server-process.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** A service manager in a few words: keeps the socket, and starts the server anew when it has ended. */
const MANAGER = `while :; do LISTEN_FDS=1 sh -c 'LISTEN_PID=$$ exec "$0" "$1"' "$NODE" "$MAIN"; echo ended; done`;

/** Starts the manager with a listening socket, of which this process keeps nothing. */
async function startManager(env: Record<string, string>): Promise<{ port: number; manager: ChildProcess }> {
  const holder = createServer();
  holder.listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  // oxlint-disable-next-line no-underscore-dangle -- Node has no public way to pass a listening socket to another program
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  const manager = spawn('sh', ['-c', MANAGER], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: { PATH: process.env['PATH'], NODE: process.execPath, MAIN, LOG_LEVEL: 'error', PORT: '1', ...env },
    detached: true,
  });
  onTestFinished(() => {
    if (manager.pid !== undefined) process.kill(-manager.pid, 'SIGKILL');
  });
  await new Promise((resolve) => {
    holder.close(resolve);
  });
  return { port, manager };
}

function countLines(manager: ChildProcess, words: string): () => number {
  let said = '';
  manager.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  return () => said.split(words).length - 1;
}

test(
  'a single process is restarted without a failed request: whoever connects meanwhile waits at the socket',
  { timeout: 3 * PROCESS_MS },
  async () => {
    const { port, manager } = await startManager(await publishedHotel());
    const started = countLines(manager, 'Stop with Ctrl+C.');
    const health = `http://127.0.0.1:${port}/api/v1/health`;
    const ask = async (): Promise<number> =>
      (await fetch(health, { headers: { connection: 'close' } })).status;
    // The first request waits until the server listens.
    expect(await ask()).toBe(200);
    await expect.poll(started, { timeout: PROCESS_MS }).toBe(1);
    const answers: number[] = [];
    const over = new AbortController();
    const traffic = Array.from({ length: 3 }, async () => {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      while (!over.signal.aborted) answers.push(await ask());
    });
    // The server is the manager's only child.
    const [server = 0] = await childrenOf(manager.pid ?? 0);
    process.kill(server, 'SIGTERM');
    await expect.poll(started, { timeout: PROCESS_MS }).toBe(2);
    over.abort();
    await Promise.all(traffic);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThan(3);
  },
);

async function childrenOf(pid: number): Promise<number[]> {
  const ps = spawn('ps', ['-o', 'pid=', '--ppid', String(pid)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  ps.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(ps, 'close');
  return said.trim().split(/\s+/).map(Number);
}

test('a socket that was handed to another process is left alone', () => {
  expect(handedSocket({ LISTEN_PID: '41', LISTEN_FDS: '1' }, 41)).toEqual({ fd: 3 });
  expect(handedSocket({ LISTEN_PID: '41', LISTEN_FDS: '1' }, 42)).toBeUndefined();
  expect(handedSocket({ LISTEN_PID: '41', LISTEN_FDS: '0' }, 41)).toBeUndefined();
  expect(handedSocket({}, 41)).toBeUndefined();
});
