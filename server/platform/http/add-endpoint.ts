import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { type Endpoint, resolveParts } from '#schemas/api';
import { tidyRequest } from './tidy-request.ts';

/** The rate limit per network address of an endpoint whose inputs are worth guessing. */
export interface EndpointLimit {
  requestsPerMinute: number;
}

type Handler<Shape extends RouteGenericInterface> = (
  request: FastifyRequest<Shape>,
  reply: FastifyReply,
) => Promise<unknown>;

interface EndpointOptions<Shape extends RouteGenericInterface> {
  handler: Handler<Shape>;
  limit?: EndpointLimit | false;
  /** In bytes, where the body may be larger than others. */
  bodyLimit?: number;
}

/** The query schema of an endpoint without a query. */
const NO_QUERY = { type: 'object', additionalProperties: false };

/** The body schema of an endpoint without a body: none, or an empty object, because many clients send one. */
const NO_FIELDS = { type: 'object', nullable: true, additionalProperties: false };

/** Registers a route by its schema file: requests are validated, and answers are reduced to the schema's fields. */
export function addEndpoint<Shape extends RouteGenericInterface>(
  app: FastifyInstance,
  endpoint: Endpoint,
  { handler, limit, bodyLimit }: EndpointOptions<Shape>,
): void {
  const query = queryOf(endpoint);
  const integers = integersOf(query);
  app.route<Shape>({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      ...part('params', endpoint.params),
      ...part('querystring', query),
      ...part('headers', endpoint.headers),
      ...part('body', bodyOf(endpoint)),
      response: Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => [status, resolveParts(schema)]),
      ),
    },
    preValidation: [
      ...(integers.length === 0 ? [] : [readIntegers(integers)]),
      ...(endpoint.body === undefined ? [] : [readNothingAsNoFields]),
      tidyRequest,
    ],
    ...(endpoint.cacheControl === undefined ? {} : { onSend: keepFor(endpoint.cacheControl) }),
    ...(limit === undefined ? {} : { config: { rateLimit: rateLimitOf(limit) } }),
    // Fastify's handler type is wider in ways that no route here uses.
    handler: handler as never,
  });
}

function integersOf(query: object = {}): string[] {
  // Query schemas are object schemas.
  const { properties = {} } = query as { properties?: Readonly<Record<string, { type?: unknown }>> };
  return Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
}

/** Only plain decimal integers: `1e1` and `0x10` stay text, so validation refuses them. */
const INTEGER = /^(?:0|-?[1-9]\d*)$/;

/**
 * Query values arrive as text. Integers are converted before validation, so that their limits apply and are reported.
 */
function readIntegers(names: readonly string[]): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    // Fastify has parsed the query into texts or lists of texts.
    const query = request.query as Record<string, unknown>;
    for (const name of names) {
      const text = query[name];
      if (typeof text === 'string' && INTEGER.test(text)) query[name] = Number(text);
    }
  };
}

/** An absent body becomes an empty object, so that validation names each missing field. */
async function readNothingAsNoFields(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

function keepFor(cacheControl: string) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (reply.statusCode < 400) reply.header('cache-control', cacheControl);
  };
}

function queryOf({ query, toleratesForeignQuery }: Endpoint): object | undefined {
  return query ?? (toleratesForeignQuery === true ? undefined : NO_QUERY);
}

function bodyOf({ method, body, requestMediaTypes }: Endpoint): object | undefined {
  const takesJson = method !== 'GET' && requestMediaTypes === undefined;
  return body ?? (takesJson ? NO_FIELDS : undefined);
}

function part(name: string, schema: object | undefined): object {
  return schema === undefined ? {} : { [name]: resolveParts(schema) };
}

function rateLimitOf(limit: EndpointLimit | false): false | { max: number; timeWindow: string } {
  return limit === false ? false : { max: limit.requestsPerMinute, timeWindow: '1 minute' };
}
