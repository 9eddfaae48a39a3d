import type { FastifySchemaValidationError } from 'fastify';
import type { FieldMessage } from '#schemas/api-types';

const MOST_MESSAGES = 50;

/** What a schema refused, field by field, in the words of the specification (section 5). */
export function validationMessages(errors: readonly FastifySchemaValidationError[]): FieldMessage[] {
  return errors.slice(0, MOST_MESSAGES).map((error) => {
    const field = fieldOf(error);
    return { field: field.slice(0, 120) || 'body', message: messageFor(error, field).slice(0, 300) };
  });
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  // A form knows its fields by their own name: `guestEmail`, not `guest.guestEmail`.
  return path[0] === 'guest' && path.length > 1 ? path.slice(1).join('.') : path.join('.');
}

function messageFor({ keyword, params }: FastifySchemaValidationError, field: string): string {
  const limit = String(params['limit'] ?? '');
  switch (keyword) {
    case 'required':
      return `${field} is required`;
    case 'additionalProperties':
      return `${field} is not a known field`;
    case 'minLength':
      return limit === '1' ? `${field} is required` : `must be atleast ${limit} characters long`;
    case 'maxLength':
      return `must be less than ${Number(limit) + 1} characters`;
    case 'minItems':
      return `Provide atleast ${limit}`;
    case 'maxItems':
    case 'maximum':
      return `can't be more than ${limit}`;
    case 'minimum':
      return `can't be less than ${limit}`;
    case 'type':
      return typeMessage(String(params['type']), field);
    default:
      return `Enter a valid ${field}`;
  }
}

function typeMessage(type: string, field: string): string {
  if (type === 'integer') return 'must be an integer';
  return type === 'number' ? 'must be a number' : `Enter a valid ${field}`;
}
