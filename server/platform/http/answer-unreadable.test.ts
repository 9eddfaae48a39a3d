import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerUnreadable } from './answer-unreadable.ts';

const START = 'POST /api/v1/quotes HTTP/1.1\r\nhost: a\r\n';

/** What a server answers whoever sends it these bytes and nothing more. */
async function answerTo(bytes: string): Promise<string> {
  const server = createServer({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 });
  server.on(
    'clientError',
    answerUnreadable(() => undefined),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // A TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  // The connection may break while the answer is on its way.
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  return promise;
}

test.each([
  ['is no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'BAD_REQUEST'],
  [
    'has headers without end',
    `${START}x-much: ${'y'.repeat(100_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'PAYLOAD_TOO_LARGE',
  ],
  ['never completes', `${START}content-length: 9\r\n\r\n{`, '503 Service Unavailable', 'UNAVAILABLE'],
])('what %s is refused in the form of every refusal', async (_what, bytes, line, code) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${line}`);
  expect(JSON.parse(body)).toMatchObject({ code, message: expect.any(String) });
  expect(head.includes('retry-after: 2')).toBe(code === 'UNAVAILABLE');
});
