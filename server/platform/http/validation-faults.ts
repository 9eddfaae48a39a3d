import type { FastifySchemaValidationError } from 'fastify';
import { type FieldRule, keyOfRule } from '#domain/field-rules';
import { FORM_FIELDS } from '#domain/guest';
import type { FieldFault } from '#domain/refusal';

const MOST_FAULTS = 50;
const FIELDS: ReadonlyMap<string, { rules: readonly FieldRule[] }> = new Map(Object.entries(FORM_FIELDS));

interface SchemaFault extends FastifySchemaValidationError {
  data?: unknown;
}

/** Turns schema errors into field faults with the specification's sentences (section 5), one per field. */
export function validationFaults(errors: readonly SchemaFault[]): FieldFault[] {
  const faults = errors.map((error) => {
    const path = pathOf(error);
    // Forms name their fields without the object: `guestEmail`, not `guest.guestEmail`.
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
      // The schema also accepts the token of a link, but guests type only digits: the message names the length of a
      // typed code.
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

/** A missing field and an empty one get the same message; some fields have their own. */
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
