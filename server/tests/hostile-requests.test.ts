import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schemas/api';
import { assertDocumented, type ReceivedAnswer } from '../test-support/assert-documented.ts';
import { type HostileRequest, hostileRequest } from '../test-support/hostile-request.ts';
import { signIn } from '../test-support/signed-in.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

/** `HOSTILE_RUNS=50000 npx vitest run --project node server/tests/hostile-requests.test.ts` is the long form (TRUST C4). */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 1000);
const MS_PER_RUN = 100;

async function send({ app }: TestServer, request: HostileRequest, cookie: string): Promise<ReceivedAnswer> {
  const { endpoint, url, headers, payload } = request;
  const answer = await app.inject({
    method: endpoint.method as 'POST',
    url,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      cookie,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** How an answer differs from openapi.json; undefined if it does not. */
function faultOf({ endpoint }: HostileRequest, answer: ReceivedAnswer): string | undefined {
  if (answer.status >= 500) return `${answer.status}: ${answer.text}`;
  const { method, path } = endpoint;
  try {
    assertDocumented({ method, url: path.replaceAll(/:\w+/g, 'x') }, answer);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test(
  'whatever is sent, the answer is documented, no fault of the server, and a refusal names what is wrong (TRUST C4)',
  { timeout: 60_000 + RUNS * MS_PER_RUN },
  async () => {
    const server = await startTestServer();
    const guest = server.guest();
    await guest.quote();
    await signIn(server, guest);
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const statuses = new Set<number>();
    const property = fc.asyncProperty(hostileRequest(), async (request) => {
      const answer = await send(server, request, cookie);
      statuses.add(answer.status);
      const fault = faultOf(request, answer);
      if (fault !== undefined) throw new Error(fault);
    });
    await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
    // Every kind of answer occurred; otherwise the requests were not hostile.
    for (const status of [200, 400, 404, 413, 415, 422]) expect(statuses).toContain(status);
  },
);

test('control: an answer that is not documented is found out', async () => {
  const { app } = await startTestServer();
  const { path } = ENDPOINTS.createQuote;
  const request = { endpoint: ENDPOINTS.createQuote, url: path, headers: {}, payload: undefined };
  const { headers } = await app.inject({ method: 'POST', url: path, payload: {} });
  const refused = {
    status: 404,
    headers,
    text: '{"code":"NOT_FOUND","message":"This was not found. Please reload the page"}',
  };
  expect(faultOf(request, refused)).toBeUndefined();
  expect(faultOf(request, { ...refused, status: 500 })).toContain('500: ');
  expect(faultOf(request, { ...refused, status: 418 })).toContain('does not document 418');
  expect(faultOf(request, { ...refused, status: 299 })).toContain('does not document 299');
  expect(faultOf(request, { ...refused, text: '{"code":"LOST","message":"x"}' })).toContain('allowed values');
  expect(faultOf(request, { ...refused, text: '{"code":"NOT_FOUND"}' })).toContain('message');
  expect(faultOf(request, { ...refused, headers: { ...headers, 'cache-control': 'public' } })).toContain(
    'cache-control is public',
  );
  expect(faultOf(request, { ...refused, status: 429, headers })).toBeDefined();
});
