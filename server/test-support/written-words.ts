import { type Endpoint, ENDPOINTS, resolveParts } from '#schemas/api';

/** Stands in no file of the project; letters only, since names allow no others. */
export const WORD = 'zebulonquist';
/** The word where only digits may stand. */
const DIGITS = '9845098457';

const PHONE = `+91${DIGITS}`;
const PASSWORD = `${WORD}-A7`;

interface Schema {
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/** Programs ask these, not guests. */
const OF_PROGRAMS: readonly string[] = ['handleWebhook', 'startPublishing', 'sendContentFile'];

/** Every call of the API with a body that a guest's browser sends. */
const GUEST_CALLS: readonly Endpoint[] = Object.values(ENDPOINTS).filter(
  ({ id, body }: Endpoint) => body !== undefined && !OF_PROGRAMS.includes(id),
);

/** Every field of these calls that takes the word in one of its forms, as `createBooking.guest.guestEmail`. */
export function writableFields(): string[] {
  return GUEST_CALLS.flatMap((endpoint) => fieldsOf(endpoint.id, bodySchema(endpoint))).sort();
}

function fieldsOf(path: string, schema: Schema): string[] {
  if (schema.items !== undefined) return fieldsOf(`${path}[]`, schema.items);
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).flatMap(([name, inner]) => fieldsOf(`${path}.${name}`, inner));
  return wordFor(path.split('.').at(-1) ?? path, schema) === undefined ? [] : [path];
}

/** The body of a call with the word in every field that takes it, but for what the test gives itself. */
export function writtenBody(endpoint: Endpoint, given: object = {}): object {
  return writtenObject(bodySchema(endpoint), given);
}

function writtenObject({ properties = {} }: Schema, given: object): object {
  const chosen = new Map<string, unknown>(Object.entries(given));
  const fields = Object.entries(properties).map(([name, inner]): [string, unknown] => {
    const value = chosen.get(name);
    if (inner.properties !== undefined) return [name, writtenObject(inner, value ?? {})];
    return [name, chosen.has(name) ? value : wordFor(name, inner)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The example of a call with the word in one field, whatever stood there. */
export function exampleWith({ examples }: Endpoint, field: string): unknown {
  const { body }: { body?: unknown } = examples.request ?? {};
  return withWordAt(body, field.split('.').slice(1));
}

function withWordAt(value: unknown, [step = '', ...steps]: readonly string[]): unknown {
  const name = step.replace('[]', '');
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const old = fields.get(name);
  const inner = steps.length === 0 ? WORD : withWordAt(Array.isArray(old) ? old[0] : old, steps);
  return { ...Object.fromEntries(fields), [name]: step === name ? inner : [inner] };
}

/** How a guest writes the word in a field; undefined where the schema takes it in no form. */
function wordFor(name: string, schema: Schema): string | undefined {
  const { type, enum: values, pattern = '', minLength = 0, maxLength = Infinity } = schema;
  if (type !== 'string' || values !== undefined) return undefined;
  const word = formOf(name);
  const isOfOtherLength = word.length < minLength || word.length > maxLength;
  return isOfOtherLength || !new RegExp(pattern, 'u').test(word) ? undefined : word;
}

function formOf(name: string): string {
  if (/email$/i.test(name)) return `${WORD}@example.com`;
  if (/phone$/i.test(name)) return PHONE;
  if (/password$/i.test(name)) return PASSWORD;
  return WORD;
}

function bodySchema({ body }: Endpoint): Schema {
  // The files of the API are JSON Schemas of these keywords.
  return resolveParts(body ?? {});
}

/** The fields of a sent body that hold the word, named as `writableFields` names them. */
export function fieldsWithWord(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsWithWord(`${path}[]`, item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => fieldsWithWord(`${path}.${name}`, inner));
  return hasWord(String(value)) ? [path] : [];
}

export function hasWord(text: string): boolean {
  const small = text.toLowerCase();
  return small.includes(WORD) || small.includes(DIGITS);
}
