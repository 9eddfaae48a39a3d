import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveParts } from '#schemas/api';
import { REFUSALS } from '#domain/refusal';
import { Ajv } from 'ajv';
import { assertDocumented } from './test-support/assert-documented.ts';
import { type HostileRequest, hostileRequest } from './test-support/hostile-request.ts';
import { signIn } from './test-support/signed-in.ts';
import { startTestServer, type TestServer } from './test-support/test-server.ts';

/** `HOSTILE_RUNS=50000 npx vitest run --project node server/hostile-requests.test.ts` is the long form (TRUST C4). */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 1000);
const MS_PER_RUN = 100;

const ajv = new Ajv({ allErrors: true, strict: false });
const KNOWN_STATUSES = new Set<number>(Object.values(REFUSALS).map(({ status }) => status));

interface Answer {
  status: number;
  text: string;
  type: string;
}

async function send({ app }: TestServer, request: HostileRequest, cookie: string): Promise<Answer> {
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
  return { status: answer.statusCode, text: answer.body, type: String(answer.headers['content-type']) };
}

/** What is wrong with an answer, in words; nothing when it is as the schemas say. */
function faultOf({ endpoint, url }: HostileRequest, { status, text, type }: Answer): string | undefined {
  if (status >= 500) return `${status}: ${text}`;
  if (status >= 400) {
    if (!KNOWN_STATUSES.has(status)) return `${status} is no status of a refusal`;
    // Fails in words of its own when form or code are not documented.
    assertDocumented(
      { method: endpoint.method, url: endpoint.path.replaceAll(/:\w+/g, 'x') },
      { status, body: JSON.parse(text) },
    );
    return undefined;
  }
  const schema = endpoint.responses[status];
  if (schema === undefined) return `${url}: ${status} is not documented`;
  if (!type.includes('json')) return undefined;
  const validate = ajv.compile(resolveParts(schema));
  return validate(JSON.parse(text)) ? undefined : `${status}: ${ajv.errorsText(validate.errors)}`;
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
    // Each kind of answer was met, or the requests were not hostile at all.
    for (const status of [200, 400, 404, 413, 415, 422]) expect(statuses).toContain(status);
  },
);

test('control: an answer that is not documented is found out', () => {
  const [request] = fc.sample(hostileRequest(), 1);
  if (request === undefined) throw new Error('No request');
  expect(faultOf(request, { status: 500, text: '{}', type: 'application/json' })).toBe('500: {}');
  expect(faultOf(request, { status: 418, text: '{}', type: 'application/json' })).toContain('418');
  expect(faultOf(request, { status: 299, text: '{}', type: 'application/json' })).toContain('not documented');
  expect(() => faultOf(request, { status: 404, text: '{"code":"LOST"}', type: 'application/json' })).toThrow(
    'Undocumented refusal',
  );
});
