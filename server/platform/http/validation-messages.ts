import type { FastifySchemaValidationError } from 'fastify';
import { type FieldRule, textOfRule } from '#domain/field-rules';
import { FORM_FIELDS } from '#domain/guest';
import type { FieldMessage } from '#schemas/api-types';
import { sentence } from './refuse-field.ts';

const MOST_MESSAGES = 50;
const FIELDS: Readonly<Record<string, { label: string; rules: readonly FieldRule[] } | undefined>> =
  FORM_FIELDS;

/** What a schema refused, with the value, if its compiler tells. */
interface SchemaFault extends FastifySchemaValidationError {
  data?: unknown;
}

/** What a schema refused, field by field, in the words of the specification (section 5); like a form, one sentence for each. */
export function validationMessages(errors: readonly SchemaFault[]): FieldMessage[] {
  const messages = errors.map((error) => {
    const path = pathOf(error);
    // A form knows its fields by their own name: `guestEmail`, not `guest.guestEmail`.
    const field = (path[0] === 'guest' ? path.slice(1) : path).join('.') || path.join('.') || 'body';
    return { field: field.slice(0, 120), message: messageFor(error, field).slice(0, 300) };
  });
  return [...Map.groupBy(messages, ({ field }) => field).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MOST_MESSAGES);
}

function pathOf({ instancePath, keyword, params }: FastifySchemaValidationError): string[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path;
}

function messageFor({ data, keyword, params }: SchemaFault, name: string): string {
  const field = FIELDS[name]?.label ?? name;
  const limit = Number(params['limit'] ?? 0);
  const exactLength = exactLengthOf(name);
  switch (keyword) {
    case 'required':
      return lackingMessage(name, field);
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'minLength':
      if (data === '') return lackingMessage(name, field);
      if (exactLength !== undefined) return sentence('exactLength', { limit: exactLength });
      return sentence('tooShort', { limit });
    case 'maxLength':
      if (exactLength !== undefined) return sentence('exactLength', { limit: exactLength });
      return sentence('tooLong', { limit: limit + 1 });
    case 'pattern':
      // A code may also be the token of a link, which nobody types: a typed one of another length is too short or too long.
      if (exactLength !== undefined && typeof data === 'string' && data.length !== exactLength)
        return sentence('exactLength', { limit: exactLength });
      return sentence('invalid', { field });
    case 'minItems':
      return sentence('atLeast', { limit });
    case 'maxItems':
    case 'maximum':
      return sentence('tooMuch', { limit });
    case 'minimum':
      return sentence('tooLittle', { limit });
    case 'type':
      return typeMessage(String(params['type']), field);
    default:
      return sentence('invalid', { field });
  }
}

/** Left out or left empty is the same to a guest; some fields have a sentence of their own for it. */
function lackingMessage(name: string, field: string): string {
  const rule = FIELDS[name]?.rules.find(({ kind }) => kind === 'REQUIRED');
  return sentence(rule === undefined ? 'required' : textOfRule(rule), { field });
}

function exactLengthOf(name: string): number | undefined {
  // A field that nobody knows may be called as what every object has.
  const rules = Object.hasOwn(FIELDS, name) ? (FIELDS[name]?.rules ?? []) : [];
  return rules.flatMap((rule) => (rule.kind === 'EXACT_LENGTH' ? [rule.limit] : []))[0];
}

function typeMessage(type: string, field: string): string {
  if (type === 'integer') return sentence('notInteger');
  return type === 'number' ? sentence('notNumber') : sentence('invalid', { field });
}
