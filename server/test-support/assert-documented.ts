import openapi from '#schemas/openapi' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { COOKIES } from '#schemas/api';

export interface ReceivedAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

interface DocumentedAnswer {
  $ref?: string;
  headers?: Readonly<Record<string, unknown>>;
  content?: Readonly<Record<string, unknown>>;
}

interface Operation {
  responses: Readonly<Record<string, DocumentedAnswer | undefined>>;
}

// Tests check every answer against the published OpenAPI document.
const document = openapi as unknown as {
  paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  components: { responses: Readonly<Record<string, DocumentedAnswer | undefined>> };
};
const ajv = new Ajv2020({ allErrors: true, strict: false }).addSchema(openapi, 'openapi');
const validators = new Map<string, ValidateFunction>();
const paths = Object.entries(document.paths).map(([path, operations]) => ({
  path,
  operations,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  places: path.split('{').length,
}));

/** Fails if openapi.json does not allow an answer's status, body or headers. */
export function assertDocumented(request: { method: string; url: string }, answer: ReceivedAnswer): void {
  const [address = ''] = request.url.split('?');
  const known = paths
    .filter(({ pattern }) => pattern.test(address))
    // `/bookings/find` must not match `/bookings/{id}`.
    .toSorted((a, b) => a.places - b.places)
    .map(({ path, operations }) => ({ path, operation: operations[request.method.toLowerCase()] }))
    .find(({ operation }) => operation !== undefined);
  if (known?.operation === undefined) return;
  const name = `${request.method} ${known.path}`;
  const { status } = answer;
  const written = known.operation.responses[status];
  if (written === undefined) throw new Error(`${name} does not document ${status}: ${answer.text}`);
  const fault = bodyFault(pointerTo(known.path, request.method, status, written), written, answer);
  if (fault !== undefined) throw new Error(`${name} ${status} is not as documented: ${fault}`);
  const missing = headerFault(resolved(written), answer);
  if (missing !== undefined) throw new Error(`${name} ${status}: ${missing}`);
}

function resolved(written: DocumentedAnswer): DocumentedAnswer {
  return document.components.responses[written.$ref?.split('/').at(-1) ?? ''] ?? written;
}

function pointerTo(path: string, method: string, status: number, { $ref }: DocumentedAnswer): string {
  if ($ref !== undefined) return $ref;
  const step = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `#/paths/${encodeURIComponent(step)}/${method.toLowerCase()}/responses/${status}`;
}

function bodyFault(
  pointer: string,
  written: DocumentedAnswer,
  { headers, text }: ReceivedAnswer,
): string | undefined {
  const type = String(headers['content-type']).split(';')[0] ?? '';
  if (resolved(written).content?.[type] === undefined) return `it is ${type}`;
  if (type !== 'application/json') return undefined;
  const reference = `openapi${pointer}/content/application~1json/schema`;
  let validate = validators.get(reference);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: reference });
    validators.set(reference, validate);
  }
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
}

const NAMES = new Map(Object.values(COOKIES).map(({ name }) => [`__Host-${name}`, name]));

function headerFault({ headers = {} }: DocumentedAnswer, answer: ReceivedAnswer): string | undefined {
  const written = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const name of ['retry-after', 'x-ratelimit-limit', 'content-disposition']) {
    const isThere = answer.headers[name] !== undefined;
    // A route's own limit can refuse before the global limit adds its headers.
    const mayLack = name !== 'retry-after' && answer.status >= 400;
    if (!mayLack && isThere !== written.has(name)) return `${name} is ${isThere ? 'sent' : 'not sent'}`;
  }
  const { 'Cache-Control': cache } = headers as Record<string, { schema: { const: string } } | undefined>;
  if (cache?.schema.const !== answer.headers['cache-control'])
    return `cache-control is ${String(answer.headers['cache-control'])}`;
  return answer.status < 300 ? cookieFault(headers['Set-Cookie'], answer) : undefined;
}

const ATTRIBUTES = ['; Path=/;', '; HttpOnly;', '; SameSite=Lax', '; Max-Age='];

function cookieFault(written: unknown, { headers }: ReceivedAnswer): string | undefined {
  const documented = JSON.stringify(written ?? '');
  return [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => {
      const [name = ''] = cookie.split('=');
      const isNamed = new RegExp(`\\b${NAMES.get(name) ?? name}\\b`).test(documented);
      return !isNamed || !ATTRIBUTES.every((attribute) => cookie.includes(attribute));
    });
}
