import { DomainError, type FieldFault, type RefusalCode } from '#domain/refusal';
import { type CookieId, COOKIES, type Endpoint, isCookieId, PUBLISHER, refusalsOf } from '#schemas/api';
import { refusalAnswer, type RefusalAnswer } from '#server/refusal-answer';
import { TOOL_LANGUAGE, WORLD } from '#schemas/language';
import { createTexts } from '#server/texts';
import english from '../../site/public/locales/en/common.json' with { type: 'json' };
import type { SchemaNode } from './schema-files.ts';

/** The refusals of one status. */
interface RefusalResponse {
  status: string;
  /** Calls with the same refusals share it. */
  name: string;
  response: SchemaNode;
}

const COOKIE_ATTRIBUTES =
  'Path=/; HttpOnly; SameSite=Lax; Max-Age, and on https Secure, with __Host- before the name.';

/** The `__Host-` prefix is added on https. */
export const SECURITY_SCHEMES: SchemaNode = {
  ...Object.fromEntries(
    Object.entries(COOKIES).map(([id, { name, description }]) => [
      id,
      {
        type: 'apiKey',
        in: 'cookie',
        name: `__Host-${name}`,
        description: `${description} Without __Host- where the site is not on https.`,
      },
    ]),
  ),
  [PUBLISHER.id]: { type: 'http', scheme: 'bearer', description: PUBLISHER.description },
};

export const SHARED_HEADERS: SchemaNode = {
  'Retry-After': integerHeader('Ask again after so many seconds.'),
  'X-Request-Id': {
    description: 'What to tell the hotel, so that the line in its log is found.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': integerHeader('Calls that one network may make in a minute.'),
  'X-RateLimit-Remaining': integerHeader('Calls that are left of them.'),
  'X-RateLimit-Reset': integerHeader('Seconds until all are there again.'),
};

/** Any of these authorizes the call. */
export function securityOf({ knows = [] }: Endpoint): SchemaNode[] {
  return knows.map((id) => ({ [id]: [] }));
}

/** The documented headers of a successful answer. */
export function headersOf(endpoint: Endpoint): SchemaNode {
  const { cacheControl = 'no-store', sets = [], isAttachment = false } = endpoint;
  return {
    'Cache-Control': { schema: { type: 'string', const: cacheControl } },
    ...(sets.length === 0 ? {} : { 'Set-Cookie': setCookie(sets.filter(isCookieId)) }),
    ...(isAttachment
      ? { 'Content-Disposition': { description: 'A file to keep.', schema: { type: 'string' } } }
      : {}),
    ...rateLimitHeaders(endpoint),
  };
}

function rateLimitHeaders(endpoint: Endpoint): SchemaNode {
  return endpoint.errors.includes('TOO_MANY_REQUESTS')
    ? sharedHeaders('X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset')
    : {};
}

function setCookie(ids: readonly CookieId[]): SchemaNode {
  const names = ids.map((id) => COOKIES[id].name).join(' and ');
  return {
    description: `${names}, where the browser has none or another. ${COOKIE_ATTRIBUTES}`,
    schema: { type: 'string' },
  };
}

/** The refusals of a call by status. */
export function refusalsByStatus(endpoint: Endpoint): RefusalResponse[] {
  const codes = refusalsOf(endpoint).toSorted();
  return [...Map.groupBy(codes, (code) => answerOf(code).status)].map(([status, alike]) => ({
    status: String(status),
    name: alike.join('.'),
    response: refusalResponse(status, alike),
  }));
}

function refusalResponse(status: number, codes: readonly RefusalCode[]): SchemaNode {
  const part = status === 422 ? 'ValidationRefusal' : 'Refusal';
  return {
    description: codes.map((code) => `${code}: ${TEXTS(`refusals.${code}`)}.`).join(' '),
    headers: {
      'Cache-Control': { schema: { type: 'string', const: 'no-store' } },
      ...(status === 429 || status === 503 ? sharedHeaders('Retry-After') : {}),
      ...(status >= 500 ? sharedHeaders('X-Request-Id') : {}),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: `#/components/schemas/${part}` },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: answerOf(code).body }])),
      },
    },
  };
}

/** Details of a refusal beyond its code. */
const EXAMPLE_DETAILS: Readonly<Partial<Record<RefusalCode, SchemaNode>>> = {
  ROOM_UNAVAILABLE: {
    roomId: 'lake-suite',
    reason: { code: 'SOLD_OUT' },
    alternatives: {
      stays: [{ checkIn: '2027-01-16', checkOut: '2027-01-18', nights: 2 }],
      roomIds: ['courtyard-double', 'deluxe-double'],
    },
  },
  STATE_CONFLICT: { state: 'CANCELLED' },
  HOLD_LIMIT: { limit: 3, retryAfterSeconds: 540 },
  OTP_TOO_SOON: { retryAfterSeconds: 42 },
  TOO_MANY_REQUESTS: { retryAfterSeconds: 20 },
};

/** As they are written now; the server's own copy of them is generated. */
const TEXTS = createTexts([{ language: TOOL_LANGUAGE, texts: english }], WORLD);

const EXAMPLE_FAULTS: readonly FieldFault[] = [{ field: 'email', key: 'validation.required', params: {} }];

/** An example of a refusal, as the server would write it. */
function answerOf(code: RefusalCode): RefusalAnswer {
  const details = code === 'VALIDATION' ? { faults: EXAMPLE_FAULTS } : EXAMPLE_DETAILS[code];
  return refusalAnswer(new DomainError(code, details), TEXTS);
}

function sharedHeaders(...names: readonly string[]): SchemaNode {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function integerHeader(description: string): SchemaNode {
  return { description, schema: { type: 'integer', minimum: 0 } };
}
