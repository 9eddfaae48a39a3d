import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Messages of PostgreSQL's protocol that make the server run a statement: a simple query, and an execution. */
const STATEMENTS = new Set(['Q', 'E']);
const TYPE_AND_LENGTH = 5;

export interface StatementCounter {
  /** The same database, through the counter. */
  url: string;
  count: () => number;
  close: () => Promise<void>;
}

/** Forwards connections to PostgreSQL and counts the statements that clients send. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let statements = 0;
  const watched = (socket: Socket): Socket => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
    return socket;
  };
  const proxy = createServer((client) => {
    const server = watched(connect(Number(port), hostname));
    const read = readMessages((type) => {
      if (STATEMENTS.has(type)) statements += 1;
    });
    watched(client).on('data', read).pipe(server).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const bound = proxy.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
  return {
    url: url.href,
    count: () => statements,
    async close() {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, 'close');
    },
  };
}

/** Splits what a client sends into messages. The first one, the start-up, has no type. */
function readMessages(onMessage: (type: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = hasBegun ? TYPE_AND_LENGTH : TYPE_AND_LENGTH - 1;
      if (rest.length < head) return;
      const size = rest.readUInt32BE(head - 4) + (hasBegun ? 1 : 0);
      if (rest.length < size) return;
      if (hasBegun) onMessage(String.fromCharCode(rest[0] ?? 0));
      hasBegun = true;
      rest = rest.subarray(size);
    }
  };
}
