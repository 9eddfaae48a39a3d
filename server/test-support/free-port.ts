import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems take the ports of connections from above these: whoever stops for a moment finds its port still free. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of the loopback that nobody listens on, and that no connection is given by chance either. */
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
