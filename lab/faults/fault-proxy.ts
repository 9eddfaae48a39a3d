import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The fault of one connection between guest and server. */
export type NetworkFault =
  | { kind: 'latency'; ms: number }
  | { kind: 'slowAnswer'; bytesPerSecond: number }
  | { kind: 'slowRequest'; bytesPerSecond: number }
  /** Resets after so many bytes of the answer; 0 loses all of it after the work was done. */
  | { kind: 'resetAnswer'; atByte: number }
  | { kind: 'resetRequest'; atByte: number }
  /** The request arrives; the answer is lost silently. */
  | { kind: 'halfOpen' }
  /** Nothing arrives, silently. */
  | { kind: 'blackhole' }
  | { kind: 'slowClose'; ms: number }
  | { kind: 'twice' }
  /** A proxy answers 502, before or after it asked the server. */
  | { kind: 'badGateway'; isAsked: boolean }
  | { kind: 'offline' };

/** A proxy that injects faults. */
export interface FaultProxy {
  address: string;
  spoilt: () => number;
  cut: () => void;
  close: () => Promise<void>;
}

interface Line {
  guest: Socket;
  /** A second connection to the server. */
  server: Socket;
  another: () => Socket;
}

const BAD_GATEWAY = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
const TICK_MS = 10;

/** Forwards connections, each with the fault that `nextFault` returns. */
export async function startFaultProxy(
  serverAddress: string,
  nextFault: () => NetworkFault | undefined,
): Promise<FaultProxy> {
  const { hostname, port } = new URL(serverAddress);
  const open = new Set<Socket>();
  let spoilt = 0;
  const watched = (socket: Socket): Socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Broken connections are expected.
    socket.on('error', () => {});
    return socket;
  };
  // A side that has finished sending may still receive.
  const proxy = createServer({ allowHalfOpen: true }, (guest) => {
    watched(guest);
    const fault = nextFault();
    spoilt += fault === undefined ? 0 : 1;
    const another = (): Socket => watched(connect(Number(port), hostname));
    if (fault?.kind === 'offline') guest.resetAndDestroy();
    else if (fault?.kind === 'blackhole') guest.resume();
    else forward({ guest, server: another(), another }, fault);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const bound = proxy.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    spoilt: () => spoilt,
    cut() {
      for (const socket of open) socket.resetAndDestroy();
    },
    async close() {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, 'close');
    },
  };
}

type Spoiling = Exclude<NetworkFault, { kind: 'offline' | 'blackhole' }>;

function forward(line: Line, fault: Spoiling | undefined): void {
  const { guest, server } = line;
  guest.once('close', () => server.destroy());
  if (fault === undefined) {
    guest.pipe(server);
    server.pipe(guest);
    return;
  }
  switch (fault.kind) {
    case 'latency':
      pass(guest, server, { delayMs: fault.ms });
      return pass(server, guest, {});
    case 'slowAnswer':
      guest.pipe(server);
      return pass(server, guest, fault);
    case 'slowRequest':
      server.pipe(guest);
      return pass(guest, server, fault);
    case 'resetAnswer':
      guest.pipe(server);
      return passUntil(server, guest, { ...fault, reset: line });
    case 'resetRequest':
      server.pipe(guest);
      return passUntil(guest, server, { ...fault, reset: line });
    case 'halfOpen':
      guest.pipe(server);
      return void server.resume();
    case 'slowClose':
      guest.pipe(server);
      server.pipe(guest, { end: false });
      return void server.once('end', () => setTimeout(() => guest.end(), fault.ms));
    case 'twice':
      return deliverTwice(line);
    case 'badGateway':
      return answerForServer(line, fault);
    default:
      return fault satisfies never;
  }
}

/** Forwards bytes late, or a few at a time. */
function pass(
  from: Socket,
  to: Socket,
  { delayMs = 0, bytesPerSecond = Number.POSITIVE_INFINITY }: { delayMs?: number; bytesPerSecond?: number },
): void {
  let waiting = Buffer.alloc(0);
  let isOver = false;
  const atOnce = Math.ceil((bytesPerSecond * TICK_MS) / 1000);
  const hand = (): void => {
    to.write(waiting.subarray(0, atOnce));
    waiting = waiting.subarray(atOnce);
    if (waiting.length > 0) setTimeout(hand, TICK_MS);
    else if (isOver) to.end();
  };
  from.on('data', (bytes: Buffer) => {
    const isIdle = waiting.length === 0;
    waiting = Buffer.concat([waiting, bytes]);
    if (isIdle) setTimeout(hand, delayMs);
  });
  from.once('end', () => {
    isOver = true;
    if (waiting.length === 0) to.end();
  });
}

function passUntil(from: Socket, to: Socket, { atByte, reset }: { atByte: number; reset: Line }): void {
  let passed = 0;
  from.on('data', (bytes: Buffer) => {
    const left = atByte - passed;
    passed += bytes.length;
    if (passed <= atByte) return void to.write(bytes);
    // Sends the bytes before the break first.
    return void to.write(bytes.subarray(0, left), () => {
      reset.guest.resetAndDestroy();
      reset.server.destroy();
    });
  });
  from.once('end', () => to.end());
}

/** Sends the same request over two connections; the guest gets the first answer. */
function deliverTwice({ guest, server, another }: Line): void {
  const twin = another();
  guest.once('close', () => twin.destroy());
  guest.on('data', (bytes: Buffer) => {
    server.write(bytes);
    twin.write(bytes);
  });
  let first: Socket | undefined;
  for (const each of [server, twin]) {
    each.on('data', (bytes: Buffer) => {
      first ??= each;
      if (first === each) guest.write(bytes);
    });
    each.once('end', () => {
      if (first === each) guest.end();
    });
  }
}

function answerForServer({ guest, server }: Line, { isAsked }: { isAsked: boolean }): void {
  const source = isAsked ? server : guest;
  if (isAsked) guest.pipe(server);
  source.once('data', () => guest.end(BAD_GATEWAY));
}
