import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, so a stopped server finds its port still free. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A free loopback port outside the range of outgoing connections. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
  );
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return (await promise) ? port : freePort();
}
