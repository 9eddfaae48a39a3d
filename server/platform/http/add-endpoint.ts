import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { type Endpoint, resolveParts } from '#schemas/api';

/** How often one network address may call an endpoint that is worth guessing at. */
export interface EndpointLimit {
  requestsPerMinute: number;
}

type Handler<Shape extends RouteGenericInterface> = (
  request: FastifyRequest<Shape>,
  reply: FastifyReply,
) => Promise<unknown>;

/** The query of a call that knows none. */
const NO_QUERY = { type: 'object', additionalProperties: false };

/** The body of a call that needs none: left out, or an object without fields, as many clients send it. */
const NO_FIELDS = { type: 'object', nullable: true, additionalProperties: false };

/** Declares a route by its schema file: what it takes is checked, what it answers is cut to the schema. */
export function addEndpoint<Shape extends RouteGenericInterface>(
  app: FastifyInstance,
  endpoint: Endpoint,
  { handler, limit }: { handler: Handler<Shape>; limit?: EndpointLimit | false },
): void {
  const query = queryOf(endpoint);
  const integers = integersOf(query);
  app.route<Shape>({
    method: endpoint.method,
    url: endpoint.path,
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
    ],
    ...(endpoint.cacheControl === undefined ? {} : { onSend: keepFor(endpoint.cacheControl) }),
    ...(limit === undefined ? {} : { config: { rateLimit: rateLimitOf(limit) } }),
    // Fastify's own type of a handler is wider in ways that no route here uses.
    handler: handler as never,
  });
}

/** The fields of a query that are integers. */
function integersOf(query: object = {}): string[] {
  // Every schema of a query is that of an object.
  const { properties = {} } = query as { properties?: Readonly<Record<string, { type?: unknown }>> };
  return Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
}

/** As an integer is written, not as a program may read one: `1e1` and `0x10` stay texts, and are refused. */
const INTEGER = /^(?:0|-?[1-9]\d*)$/;

/** An address holds texts only: an integer becomes one before it is judged, so that its limits hold and are told. */
function readIntegers(names: readonly string[]): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    // Fastify has read the address into texts, or lists of texts, by their names.
    const query = request.query as Record<string, unknown>;
    for (const name of names) {
      const text = query[name];
      if (typeof text === 'string' && INTEGER.test(text)) query[name] = Number(text);
    }
  };
}

/** A body that was left out lacks every field: so each of them is named. */
async function readNothingAsNoFields(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

/** What is the same for everybody may be kept a while; a refusal never is. */
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
