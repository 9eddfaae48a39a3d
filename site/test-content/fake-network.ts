import { vi } from 'vitest';

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
type Route = (request: { body: unknown; headers: Headers; address: URL }) => Answer | Promise<Answer>;

/**
 * Replaces the network: answers requests by method and path, and records them. With a clock the answers are dated as the
 * server dates them.
 */
export function fakeNetwork(routes: Record<string, Route>, serverNow?: () => number) {
  const asked: { call: string; body: unknown; headers: Headers; address: URL }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://hotel.example');
    const call = `${init.method ?? 'GET'} ${url.pathname.replace('/api/v1', '')}`;
    const request = {
      call,
      address: url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    asked.push(request);
    const route = routes[call];
    if (!route) throw new TypeError(`No answer to ${call}`);
    const { status = 200, body, headers = {} } = await route(request);
    return Response.json(body, { status, headers: { ...dated(serverNow), ...headers } });
  });
  return asked;
}

function dated(serverNow: (() => number) | undefined): Record<string, string> {
  if (serverNow === undefined) return {};
  return { date: new Date(serverNow()).toUTCString(), 'cache-control': 'no-store' };
}
