/**
 * Unfinished requests and oversized bodies, in a process of their own: `node hostile-clients.ts <address>
 * <connections>`. Prints "begun", and the answers at the end.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [address = '', count = ''] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const CONNECTIONS = Number(count);
const TRICKLE_MS = 1000;
/** A little more than the server's longest limit. */
const ENDED_WITHIN_MS = 24_000;
const EACH_BODY = 50;
const BETWEEN_BODIES_MS = 100;

const answers: Record<string, number> = {};
const faults: string[] = [];
const slow = new Set<Socket>();

const START = `POST /api/v1/quotes HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`;
const deep = '['.repeat(10_000);
const large = 'x'.repeat(10_000_000);
/** Each with its allowed statuses. */
const BODIES: readonly [string, string, readonly number[]][] = [
  ['10 MB body', `${START}content-length: ${large.length}\r\n\r\n${large}`, [413]],
  ['10 MB in chunks', `${START}transfer-encoding: chunked\r\n\r\n989680\r\n${large}\r\n0\r\n\r\n`, [413]],
  [
    'deep JSON',
    `${START}content-length: ${2 * deep.length}\r\n\r\n${deep}${']'.repeat(deep.length)}`,
    [400, 422],
  ],
  ['deep JSON, cut', `${START}content-length: ${deep.length}\r\n\r\n${deep}`, [400]],
  ['100 kB of headers', `${START}x-much: ${'y'.repeat(100_000)}\r\n\r\n`, [431]],
];

/** Sends an endless request byte by byte. */
function trickle(start: string): void {
  const socket = connect(Number(port), hostname);
  slow.add(socket);
  const timer = setInterval(() => socket.write('a'), TRICKLE_MS);
  socket.on('error', () => {});
  socket.once('data', (bytes: Buffer) => tell('slow', bytes));
  socket.once('close', () => {
    clearInterval(timer);
    slow.delete(socket);
  });
  socket.write(start);
}

function tell(what: string, bytes: Buffer | undefined): number {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes?.toString('latin1') ?? '')?.[1] ?? 0);
  answers[`${what}: ${status}`] = (answers[`${what}: ${status}`] ?? 0) + 1;
  return status;
}

/** The start of the answer; empty where the connection broke before. */
function sendWhole(text: string): Promise<Buffer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => resolve(undefined));
  socket.once('data', (bytes: Buffer) => {
    resolve(bytes);
    socket.destroy();
  });
  socket.once('close', () => resolve(undefined));
  socket.write(text);
  return promise;
}

for (let index = 0; index < CONNECTIONS; index += 1)
  trickle(index % 2 === 0 ? `${START}x-slow: ` : `${START}content-length: 5000\r\n\r\n{`);
console.log('begun');
const began = performance.now();
for (let round = 0; round < EACH_BODY; round += 1) {
  for (const [what, text, allowed] of BODIES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const status = tell(what, await sendWhole(text));
    // A connection that breaks during megabytes is a valid refusal.
    if (status !== 0 && !allowed.includes(status)) faults.push(`${what} was answered with ${status}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(BETWEEN_BODIES_MS);
  }
}
while (slow.size > 0 && performance.now() - began < ENDED_WITHIN_MS) {
  // oxlint-disable-next-line no-await-in-loop -- looked at again and again
  await wait(200);
}
console.log(JSON.stringify({ answers, left: slow.size, faults }));
process.exit(0);
