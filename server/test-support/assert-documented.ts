import { Ajv } from 'ajv';
import { ENDPOINTS, type Endpoint, resolveParts } from '#schemas/api';

const ajv = new Ajv({ allErrors: true });
const isRefusal = ajv.compile<{ code: string }>(resolveParts({ $ref: './refusal.json' }));
const isValidationRefusal = ajv.compile<{ code: string }>(
  resolveParts({ $ref: './validation-refusal.json' }),
);
const endpoints: Endpoint[] = Object.values(ENDPOINTS);

/** What everybody may be told, whatever they call. */
const ANYWHERE = new Set([
  'BAD_REQUEST',
  'FORBIDDEN',
  'INTERNAL',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
]);

/** Fails a test whose request was refused in a form, or with a code, that the schemas of the API do not name. */
export function assertDocumented(
  request: { method: string; url: string },
  { status, body }: { status: number; body: unknown },
): void {
  if (status < 400 || !request.url.startsWith('/api/')) return;
  const validate = status === 422 ? isValidationRefusal : isRefusal;
  if (!validate(body)) throw new Error(`Undocumented refusal: ${ajv.errorsText(validate.errors)}`);
  const { code } = body;
  const endpoint = endpoints.find(
    (each) => each.method === request.method && pattern(each.path).test(request.url),
  );
  if (!ANYWHERE.has(code) && endpoint?.errors.includes(code) === false) {
    throw new Error(`${endpoint.id} does not document ${code}`);
  }
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
}
