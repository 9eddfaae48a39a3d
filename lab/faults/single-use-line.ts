import { request } from 'node:http';
import type { Line } from '../../server/test-support/guest.ts';

/** One connection for each request, so that a fault affects one answer. Rejects when it breaks or times out. */
export function overNewConnection(
  address: string,
  { patienceMs, network }: { patienceMs?: number; network?: string } = {},
): Line {
  return (sent, cookies) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Line>>>();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...sent.headers,
      cookie,
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(network === undefined ? {} : { 'x-forwarded-for': network }),
    };
    const signal = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
    const options = { method: sent.method, agent: false, headers, ...signal };
    const asking = request(new URL(sent.url, address), options);
    asking.on('error', reject);
    asking.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          body,
          cookies: (response.headers['set-cookie'] ?? []).map(cookieOf),
        }),
      );
    });
    asking.end(sent.payload === undefined ? undefined : JSON.stringify(sent.payload));
    return promise;
  };
}

function cookieOf(text: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  return { name, value: decodeURIComponent(value) };
}
