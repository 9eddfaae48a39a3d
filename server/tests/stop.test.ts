import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PLAIN_QUOTE } from '../test-support/guest.ts';
import { addressOf, PROCESS_MS, publishedHotel, startProcess } from '../test-support/server-process.ts';

const BODY = JSON.stringify(PLAIN_QUOTE);
const HALF = BODY.length >> 1;
/** A generous limit for a busy machine. */
const PATIENT = { timeout: PROCESS_MS / 2 };

async function connectTo(address: string): Promise<{ socket: Socket; heard: () => string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  onTestFinished(() => {
    socket.destroy();
  });
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
  return { socket, heard: () => heard };
}

test(
  'a started request ends, a new one is told to try again, and the process is gone afterwards',
  { timeout: 2 * PROCESS_MS },
  async () => {
    const started = startProcess(await publishedHotel());
    const address = await addressOf(started);
    const slow = await connectTo(address);
    slow.socket.write(
      `POST /api/v1/quotes HTTP/1.1\r\nhost: hotel\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY.slice(0, HALF)}`,
    );
    // Its headers have arrived once a later request is answered.
    await expect.poll(async () => (await fetch(`${address}/api/v1/ready`)).status, PATIENT).toBe(200);
    started.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/api/v1/ready`)).status, PATIENT).toBe(503);
    const refused = await fetch(`${address}/api/v1/health`);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('connection')).toBe('close');
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(slow.heard()).toBe('');
    slow.socket.write(BODY.slice(HALF));
    await expect.poll(slow.heard, PATIENT).toContain('HTTP/1.1 201');
    expect(await started.ended).toBe(0);
  },
);

test('without a started request it ends at once', { timeout: PROCESS_MS }, async () => {
  const started = startProcess(await publishedHotel());
  const address = await addressOf(started);
  // An idle keep-alive connection does not delay the stop.
  await connectTo(address);
  const began = performance.now();
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test(
  'for so long as balancers need, everything is served while ready says no; asked twice, it does not wait',
  { timeout: 2 * PROCESS_MS },
  async () => {
    const started = startProcess({ ...(await publishedHotel()), DRAIN_SECONDS: '300' });
    const address = await addressOf(started);
    started.process.kill('SIGTERM');
    const ready = async () => fetch(`${address}/api/v1/ready`);
    await expect.poll(async () => (await ready()).status, PATIENT).toBe(503);
    expect(await (await ready()).json()).toMatchObject({
      code: 'UNAVAILABLE',
      details: { why: 'This process was asked to stop.' },
    });
    expect((await fetch(`${address}/locales/en/common.json`)).status).toBe(200);
    const quoted = await fetch(`${address}/api/v1/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: BODY,
    });
    expect(quoted.status).toBe(201);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  },
);
