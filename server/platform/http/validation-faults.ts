import type { FastifySchemaValidationError } from 'fastify';
import { type FieldRule, keyOfRule } from '#domain/field-rules';
import { FORM_FIELDS } from '#domain/guest';
import type { FieldFault } from '#domain/refusal';

const MOST_FAULTS = 50;
const FIELDS: ReadonlyMap<string, { rules: readonly FieldRule[] }> = new Map(Object.entries(FORM_FIELDS));

/** What a schema refused, with the value, if its compiler tells. */
interface SchemaFault extends FastifySchemaValidationError {
  data?: unknown;
}

/** What a schema refused, field by field, with the sentences of the specification (section 5); like a form, one for each. */
export function validationFaults(errors: readonly SchemaFault[]): FieldFault[] {
  const faults = errors.map((error) => {
    const path = pathOf(error);
    // A form knows its fields by their own name: `guestEmail`, not `guest.guestEmail`.
    const field = (path[0] === 'guest' ? path.slice(1) : path).join('.') || path.join('.') || 'body';
    return { field: field.slice(0, 120), ...sentenceFor(error, field) };
  });
  return [...Map.groupBy(faults, ({ field }) => field).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MOST_FAULTS);
}

function pathOf({ instancePath, keyword, params }: FastifySchemaValidationError): string[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path;
}

type Sentence = Pick<FieldFault, 'key' | 'params'>;

function sentenceFor({ data, keyword, params }: SchemaFault, field: string): Sentence {
  const limit = Number(params['limit'] ?? 0);
  const exactLength = exactLengthOf(field);
  switch (keyword) {
    case 'required':
      return { key: keyOfLacking(field), params: {} };
    case 'additionalProperties':
      return { key: 'validation.unknownField', params: {} };
    case 'minLength':
      if (data === '') return { key: keyOfLacking(field), params: {} };
      if (exactLength !== undefined) return exactly(exactLength);
      return { key: 'validation.tooShort', params: { limit } };
    case 'maxLength':
      if (exactLength !== undefined) return exactly(exactLength);
      return { key: 'validation.tooLong', params: { limit: limit + 1 } };
    case 'pattern':
      // A code may also be the token of a link, which nobody types: a typed one of another length is too short or too long.
      if (exactLength !== undefined && typeof data === 'string' && data.length !== exactLength)
        return exactly(exactLength);
      return INVALID;
    case 'minItems':
      return { key: 'validation.atLeast', params: { limit } };
    case 'maxItems':
    case 'maximum':
      return { key: 'validation.tooMuch', params: { limit } };
    case 'minimum':
      return { key: 'validation.tooLittle', params: { limit } };
    case 'type':
      return ofType(String(params['type']));
    default:
      return INVALID;
  }
}

const INVALID: Sentence = { key: 'validation.invalid', params: {} };

function exactly(limit: number): Sentence {
  return { key: 'validation.exactLength', params: { limit } };
}

/** Left out or left empty is the same to a guest; some fields have a sentence of their own for it. */
function keyOfLacking(field: string): FieldFault['key'] {
  const rule = FIELDS.get(field)?.rules.find(({ kind }) => kind === 'REQUIRED');
  return rule === undefined ? 'validation.required' : keyOfRule(rule);
}

function exactLengthOf(field: string): number | undefined {
  const rules = FIELDS.get(field)?.rules ?? [];
  return rules.flatMap((rule) => (rule.kind === 'EXACT_LENGTH' ? [rule.limit] : []))[0];
}

function ofType(type: string): Sentence {
  if (type === 'integer') return { key: 'validation.notInteger', params: {} };
  return type === 'number' ? { key: 'validation.notNumber', params: {} } : INVALID;
}
