import { ENDPOINTS, type Endpoint, type EndpointId } from '#schemas/api';
import type { RefusalDetails } from '#schemas/api-types';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { TINY_LAKE_SUITE } from '../../pictures.ts';
import { type Answer, answer } from './answers.ts';
import { checkAnswer } from './contract.ts';
import { REFUSAL_TEXTS, wireOf } from './refusals.ts';

/** The state of the network. */
export const NETWORKS = ['ok', 'slow', 'offline', 'failing'] as const;
export type Network = (typeof NETWORKS)[number];

const SLOW_MS = 2000;
const endpoints: [string, Endpoint][] = Object.entries(ENDPOINTS);

const USUALLY: readonly Answer[] = [answer('showAuthSession', { account: null })];

/**
 * A handler for every endpoint: the story's answers in order, the last one repeated, or else the example of its schema.
 * Throws when an answer breaks the contract.
 */
export function createHandlers(
  said: readonly Answer[],
  network: Network,
  serverNow: () => number,
): RequestHandler[] {
  return endpoints.map(([name, endpoint]) => {
    const id = name as EndpointId;
    const own = said.filter(({ endpoint: of }) => of === id);
    const usual = USUALLY.filter(({ endpoint: of }) => of === id);
    const answers = [own, usual, [answer(id)]].find(({ length }) => length > 0) ?? [];
    for (const given of answers) checkAnswer(given);
    const method = endpoint.method.toLowerCase() as 'get';
    let asked = 0;
    return http[method](`*${endpoint.path}`, async () => {
      const given = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (given === undefined) return HttpResponse.error();
      return dated(await through(network, given), endpoint, serverNow());
    });
  });
}

/** The headers by which the site knows the server's time. */
function dated(response: Response, { cacheControl = 'no-store' }: Endpoint, now: number): Response {
  if (response.type === 'error') return response;
  response.headers.set('date', new Date(now).toUTCString());
  response.headers.set('cache-control', cacheControl);
  return response;
}

async function through(network: Network, given: Answer): Promise<Response> {
  switch (network) {
    case 'offline':
      return HttpResponse.error();
    case 'failing':
      return HttpResponse.json(
        { code: 'INTERNAL', message: REFUSAL_TEXTS.INTERNAL },
        { status: wireOf('INTERNAL').status },
      );
    case 'slow':
      await delay(SLOW_MS);
      return responseOf(given);
    case 'ok':
      return responseOf(given);
    default:
      return network satisfies never;
  }
}

async function responseOf(given: Answer): Promise<Response> {
  switch (given.kind) {
    case 'LOST':
      return HttpResponse.error();
    case 'NEVER':
      await delay('infinite');
      return HttpResponse.error();
    case 'SUCCESS':
      return typeof given.body === 'string'
        ? fileOf(given.endpoint, given.body)
        : HttpResponse.json(given.body, { status: given.status });
    case 'REFUSAL':
      return HttpResponse.json(given.body, { status: given.status, headers: retryAfter(given.body) });
    default:
      return given satisfies never;
  }
}

/** The Retry-After header that goes with the body. */
function retryAfter({ details = {} }: { details?: RefusalDetails }): Record<string, string> {
  const { retryAfterSeconds: seconds } = details;
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** Pictures cannot be written as an example. */
async function fileOf(id: EndpointId, text: string): Promise<Response> {
  const { mediaType = 'text/plain' }: Endpoint = ENDPOINTS[id];
  const file = mediaType.startsWith('image/') ? await (await fetch(TINY_LAKE_SUITE)).arrayBuffer() : text;
  return new HttpResponse(file, { headers: { 'content-type': mediaType } });
}
