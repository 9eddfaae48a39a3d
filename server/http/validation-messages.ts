import type { FastifySchemaValidationError } from 'fastify';
import { FORM_FIELDS } from '#domain/guest';
import type { FieldMessage } from '#schemas/api-types';
import { sentence } from './refuse-field.ts';

const MOST_MESSAGES = 50;
const LABELS: Readonly<Record<string, { label: string } | undefined>> = FORM_FIELDS;

/** What a schema refused, field by field, in the words of the specification (section 5). */
export function validationMessages(errors: readonly FastifySchemaValidationError[]): FieldMessage[] {
  return errors.slice(0, MOST_MESSAGES).map((error) => {
    const path = pathOf(error);
    // A form knows its fields by their own name: `guestEmail`, not `guest.guestEmail`.
    const field = (path[0] === 'guest' ? path.slice(1) : path).join('.') || path.join('.') || 'body';
    return { field: field.slice(0, 120), message: messageFor(error, field).slice(0, 300) };
  });
}

function pathOf({ instancePath, keyword, params }: FastifySchemaValidationError): string[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path;
}

function messageFor({ keyword, params }: FastifySchemaValidationError, name: string): string {
  const field = LABELS[name]?.label ?? name;
  const limit = Number(params['limit'] ?? 0);
  switch (keyword) {
    case 'required':
      return sentence('required', { field });
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'minLength':
      return limit === 1 ? sentence('required', { field }) : sentence('tooShort', { limit });
    case 'maxLength':
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

function typeMessage(type: string, field: string): string {
  if (type === 'integer') return sentence('notInteger');
  return type === 'number' ? sentence('notNumber') : sentence('invalid', { field });
}
