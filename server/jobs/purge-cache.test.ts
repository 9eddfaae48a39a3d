import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { publishRelease } from '../test-support/publish-release.ts';
import { smallHotel } from '../test-support/small-hotel.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { startJobs } from './jobs.ts';

const SOON = { timeout: 20_000 };

interface Purge {
  method: string | undefined;
  authorization: IncomingHttpHeaders['authorization'];
  body: string;
}

/** A cache that answers with these statuses, one after the other, and then with 200. */
async function startCache(...statuses: number[]): Promise<{ url: string; purges: Purge[] }> {
  const purges: Purge[] = [];
  const cache = createServer((request, response) => {
    let body = '';
    request.on('data', (text: Buffer) => (body += text.toString()));
    request.on('end', () => {
      purges.push({ method: request.method, authorization: request.headers.authorization, body });
      response.writeHead(statuses.shift() ?? 200).end('{}');
    });
  });
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  onTestFinished(() => void cache.close());
  return { url: `http://127.0.0.1:${(cache.address() as { port: number }).port}/purge`, purges };
}

test('the cache in front is purged at the start, after each new release, and again where it did not work', async () => {
  const { url, purges } = await startCache(200, 500);
  const server = await startTestServer({ env: { CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: 'a-token' } });
  const faults: string[] = [];
  const jobs = startJobs(server.context, {
    error: (details) => faults.push(JSON.stringify(details)),
    warn: () => {},
  });
  onTestFinished(() => jobs.stop());
  await expect.poll(() => purges.length, SOON).toBe(1);
  expect(purges[0]).toEqual({
    method: 'POST',
    authorization: 'Bearer a-token',
    body: '{"purge_everything":true}',
  });
  await publishRelease(server.context, smallHotel('release-2'), { parentId: 'release-1' });
  await expect.poll(() => purges.length, SOON).toBe(3);
  expect(faults).toEqual([expect.stringContaining('purge cache')]);
});
