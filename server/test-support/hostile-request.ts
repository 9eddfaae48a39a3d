import * as fc from 'fast-check';
import { type Endpoint, ENDPOINTS } from '#schemas/api';

/** A request that may be invalid in any part. */
export interface HostileRequest {
  endpoint: Endpoint;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

interface Example {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

type Place = 'body' | 'headers' | 'params' | 'query';

const endpoints: Endpoint[] = Object.values(ENDPOINTS);

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\r\nBcc: everyone@example.com',
  '\uD800',
  '‮gnp.exe',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
  '2027-02-30',
  '9'.repeat(400),
  'ł'.repeat(5000),
];
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[[[]]]],
  { $ref: 'file:///etc' },
  { toString: 0, toJSON: 0 },
];

const hostileValue = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_VALUES),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates requests: an endpoint's example, then damaged. */
export function hostileRequest(): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      endpoint: fc.constantFrom(...endpoints),
      spoils: fc.array(
        fc.record({ place: placeOf(), at: fc.nat(), value: hostileValue, kind: fc.nat({ max: 2 }) }),
        {
          maxLength: 3,
        },
      ),
      wire: fc.constantFrom(...WIRES),
    })
    .map(({ endpoint, spoils, wire }) => {
      const example = spoils.reduce(spoil, exampleOf(endpoint));
      return wire({ endpoint, ...written(endpoint, example) });
    });
}

function placeOf(): fc.Arbitrary<Place> {
  return fc.constantFrom<Place>('body', 'body', 'body', 'headers', 'params', 'query');
}

function exampleOf({ examples }: Endpoint): Example {
  // The schemas' examples are objects of these parts; another test checks this.
  const request = structuredClone(examples.request ?? {}) as Partial<Example>;
  return { params: {}, query: {}, headers: {}, body: undefined, ...request };
}

/** Changes, removes or adds one field in one part of the request. */
function spoil(
  example: Example,
  { place, at, value, kind }: { place: Place; at: number; value: unknown; kind: number },
): Example {
  const part = example[place];
  if (typeof part !== 'object' || part === null || kind === 2)
    return place === 'body'
      ? { ...example, body: kind === 2 ? { ...asFields(part), [asText(value)]: value } : value }
      : example;
  const spoilt = structuredClone(part);
  const nodes = nodesOf(spoilt);
  const node = nodes[at % nodes.length];
  if (node === undefined) return example;
  if (kind === 0) node.fields[node.name] = place === 'body' ? value : asText(value);
  else delete node.fields[node.name];
  return { ...example, [place]: spoilt };
}

/** JSON, because an object's own `toString` may not be a function. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asFields(part: unknown): object {
  return typeof part === 'object' && part !== null ? part : {};
}

/** Every field at every depth, with its object. */
function nodesOf(value: object): { fields: Record<string, unknown>; name: string }[] {
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, inner]) => [
    { fields, name },
    ...(typeof inner === 'object' && inner !== null ? nodesOf(inner) : []),
  ]);
}

function written(
  endpoint: Endpoint,
  { params, query, headers, body }: Example,
): Omit<HostileRequest, 'endpoint'> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(wellFormed(params[name] ?? '')),
  );
  const search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`)
    .join('&');
  return {
    url: search === '' ? path : `${path}?${search}`,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        wellFormed(value).replaceAll(/[^\x20-\x7e]/g, ''),
      ]),
    ),
    payload: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** Addresses and headers cannot carry lone surrogates. */
function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}

/** Faults that can happen to any request in transit. */
const WIRES: ((request: HostileRequest) => HostileRequest)[] = [
  (request) => request,
  (request) => request,
  (request) => request,
  (request) => ({ ...request, headers: { ...request.headers, 'content-type': 'text/plain' } }),
  (request) => ({ ...request, payload: request.payload?.slice(0, -1) }),
  (request) => ({ ...request, payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}` }),
  (request) => ({ ...request, payload: '{"__proto__":{"isAdmin":true}}' }),
  (request) => ({ ...request, payload: '{"email":"a@example.com","email":"b@example.com"}' }),
  (request) => ({ ...request, payload: JSON.stringify({ text: 'x'.repeat(100_000) }) }),
  (request) => ({ ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}page=1&page=2` }),
  (request) => ({ ...request, url: `${request.url}%ZZ` }),
];
