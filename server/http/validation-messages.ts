import type { FastifySchemaValidationError } from 'fastify';
import type { FieldRule } from '#domain/field-rules';
import { FORM_FIELDS } from '#domain/guest';
import type { FieldMessage } from '#schemas/api-types';
import { sentence } from './refuse-field.ts';

const MOST_MESSAGES = 50;
const FIELDS: Readonly<Record<string, { label: string; rules: readonly FieldRule[] } | undefined>> =
  FORM_FIELDS;

/** What a schema refused, field by field, in the words of the specification (section 5); like a form, one sentence for each. */
export function validationMessages(errors: readonly FastifySchemaValidationError[]): FieldMessage[] {
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

function messageFor({ keyword, params }: FastifySchemaValidationError, name: string): string {
  const field = FIELDS[name]?.label ?? name;
  const limit = Number(params['limit'] ?? 0);
  switch (keyword) {
    case 'required':
      return sentence('required', { field });
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'minLength':
      if (hasExactLength(name)) return sentence('exactLength', { limit });
      return limit === 1 ? sentence('required', { field }) : sentence('tooShort', { limit });
    case 'maxLength':
      if (hasExactLength(name)) return sentence('exactLength', { limit });
      return sentence('tooLong', { limit: limit + 1 });
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

function hasExactLength(name: string): boolean {
  return FIELDS[name]?.rules.some(({ kind }) => kind === 'EXACT_LENGTH') ?? false;
}

function typeMessage(type: string, field: string): string {
  if (type === 'integer') return sentence('notInteger');
  return type === 'number' ? sentence('notNumber') : sentence('invalid', { field });
}
