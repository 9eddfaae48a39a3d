import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between guests and a server, and loses what it is told to lose. */
export interface DroppingProxy {
  address: string;
  dropped: () => number;
  close: () => Promise<void>;
}

/**
 * Forwards every connection. Where `drops` says so, the answer is thrown away with the connection, after the server
 * has sent it: the work is done and nobody hears of it.
 */
export async function startDroppingProxy(
  serverAddress: string,
  drops: () => boolean,
): Promise<DroppingProxy> {
  const { hostname, port } = new URL(serverAddress);
  const open = new Set<Socket>();
  let dropped = 0;
  const proxy = createServer((guest) => {
    const server = connect(Number(port), hostname);
    const isDropped = drops();
    for (const socket of [guest, server]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      // A broken line is what this is about.
      socket.on('error', () => {});
    }
    guest.pipe(server);
    server.on('data', (bytes: Buffer) => {
      if (!isDropped) {
        guest.write(bytes);
        return;
      }
      dropped += 1;
      guest.destroy();
      server.destroy();
    });
    server.once('close', () => guest.end());
    guest.once('close', () => server.end());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const bound = proxy.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    dropped: () => dropped,
    async close() {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, 'close');
    },
  };
}
